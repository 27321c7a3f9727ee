import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "../../apollo/problemsOf";
import type { SearchQuery } from "./Search.generated";
import { SearchDocument } from "./Search.generated";

/** A single letter can be a name, such as R. */
export const MIN_LETTERS = 1;

export type SearchResult = SearchQuery["search"][number];

interface Answer {
  text: string;
  results: SearchResult[];
}

export interface Search {
  text: string;
  answer: Answer | null;
  problem: string | null;
  isBusy: boolean;
  search: (text: string) => Promise<void>;
}

/** Keeps the last results until the next arrive; a newer search aborts the older. */
export function useSearch(): Search {
  const client = useApolloClient();
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  async function search(wanted: string) {
    pending.current?.abort();
    const { signal } = (pending.current = new AbortController());
    const isAsked = wanted.length >= MIN_LETTERS;
    setText(wanted);
    setProblem(null);
    setIsBusy(isAsked);
    if (!isAsked) {
      setAnswer(null);
      return;
    }
    const asked = client.query({
      query: SearchDocument,
      variables: { text: wanted },
      fetchPolicy: "no-cache",
      context: { fetchOptions: { signal }, queryDeduplication: false },
    });
    const found = await asked.then(
      ({ data }) => ({ answer: { text: wanted, results: data?.search ?? [] }, problem: null }),
      (error: unknown) => ({ answer: null, problem: messageOf(error) }),
    );
    if (signal.aborted) return;
    setAnswer(found.answer);
    setProblem(found.problem);
    setIsBusy(false);
  }

  return { text, answer, problem, isBusy, search };
}
