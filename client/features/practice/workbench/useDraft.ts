import { useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SaveExerciseDraftDocument } from "./Workbench.generated";

/** Debounce after the last key. */
const PAUSE_MS = 1500;

interface LocalDraft {
  code: string;
  writtenAt: string;
  basedOn: string | null;
}

const keyOf = (exerciseId: string, account: string | null) => `practice:${account ?? "visitor"}:${exerciseId}`;

export function readLocalDraft(exerciseId: string, account: string | null): LocalDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(exerciseId, account)) ?? "null") as LocalDraft | null;
  } catch {
    return null;
  }
}

function writeLocalDraft(exerciseId: string, account: string | null, draft: LocalDraft | null): void {
  const key = keyOf(exerciseId, account);
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // A full or forbidden storage: the server's copy remains.
  }
}

interface DraftOptions {
  exerciseId: string;
  /** Null for visitors, whose code stays in their browser. */
  account: string | null;
  /** The `updatedAt` of the server's draft that the page began with. */
  basedOn: string | null;
}

export type DraftState = "saved" | "saving" | "local";

/** Keeps code while it is typed: in the browser at once, on the server after a pause and once the network is back. */
export function useDraft({ exerciseId, account, basedOn }: DraftOptions) {
  const [save] = useMutation(SaveExerciseDraftDocument);
  const [state, setState] = useState<DraftState | null>(null);
  const base = useRef(basedOn);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useEffectEvent(async () => {
    const draft = readLocalDraft(exerciseId, account);
    if (!draft || !account) return;
    const { code, writtenAt } = draft;
    const { data } = await save({
      variables: { input: { exerciseId, code, writtenAt, basedOn: base.current } },
    });
    if (!data) return setState("local");
    base.current = data.saveExerciseDraft.updatedAt;
    // More may have been typed since.
    if (readLocalDraft(exerciseId, account)?.writtenAt === writtenAt) {
      writeLocalDraft(exerciseId, account, null);
      setState("saved");
    }
  });

  useEffect(() => {
    const sendNow = () => void send();
    sendNow();
    addEventListener("online", sendNow);
    addEventListener("pagehide", sendNow);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("online", sendNow);
      removeEventListener("pagehide", sendNow);
    };
  }, []);

  function keep(code: string): void {
    writeLocalDraft(exerciseId, account, {
      code,
      writtenAt: new Date().toISOString(),
      basedOn: base.current,
    });
    clearTimeout(timer.current);
    setState(account ? "saving" : "local");
    if (account) timer.current = setTimeout(() => void send(), PAUSE_MS);
  }

  return { keep, state };
}
