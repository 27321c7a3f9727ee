import { expect } from "vitest";
import type { Caller } from "./testApp";

export const SEARCH =
  "query ($text: String!) { search(text: $text) { id kind lessonKind lessonId slug title detail startsAt } }";

interface Result {
  id: string;
  kind: string;
  lessonKind: string | null;
  lessonId: string | null;
  slug: string | null;
  title: string;
  detail: string;
  startsAt: string | null;
}

export async function search(caller: Caller, text: string): Promise<Result[]> {
  const { data, errors } = await caller.ask(SEARCH, { text });
  expect(errors).toEqual([]);
  return data?.search as Result[];
}

export async function titles(caller: Caller, text: string): Promise<string[]> {
  return (await search(caller, text)).map(({ title }) => title);
}
