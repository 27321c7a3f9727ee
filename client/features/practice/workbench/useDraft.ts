import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DraftOwner } from "./localDraft";
import {
  adoptVisitorDraft,
  readLocalDraft,
  readSavedDraft,
  writeLocalDraft,
  writeSavedDraft,
} from "./localDraft";
import { useCalls } from "./useCalls";

/** Debounce after the last key. */
const PAUSE_MS = 1500;

interface DraftOptions extends DraftOwner {
  /** The `updatedAt` of the server's draft that the page began with. */
  basedOn: string | null;
  /** Shows code that is newer than what the page shows: this browser's, or another device's. */
  onNewer: (code: string) => void;
}

export type DraftState = "saved" | "saving" | "local";

/** Keeps code while it is typed: in the browser at once, on the server after a pause and once the network is back. */
export function useDraft({ exerciseId, account, basedOn, onNewer }: DraftOptions) {
  const { saveDraft } = useCalls();
  const [state, setState] = useState<DraftState | null>(null);
  const [writtenAt, setWrittenAt] = useState<string | null>(null);
  const base = useRef(basedOn);
  const owner = { exerciseId, account };

  const send = useEffectEvent(async () => {
    const draft = readLocalDraft(owner);
    if (!draft || !account) return;
    const { code, writtenAt: at, basedOn: from } = draft;
    const saved = await saveDraft({ exerciseId, code, writtenAt: at, basedOn: from });
    if (!saved) return setState("local");
    base.current = saved.updatedAt;
    const now = readLocalDraft(owner);
    // More may have been typed since.
    if (now && now.writtenAt !== draft.writtenAt)
      return writeLocalDraft(owner, { ...now, basedOn: base.current });
    writeLocalDraft(owner, null);
    writeSavedDraft(owner, saved);
    setState("saved");
    if (saved.code !== draft.code) onNewer(saved.code);
  });

  const begin = useEffectEvent(() => {
    adoptVisitorDraft(owner);
    const draft = readLocalDraft(owner);
    if (draft) {
      onNewer(draft.code);
      return void send();
    }
    const saved = readSavedDraft(owner);
    if (!saved || (base.current !== null && saved.updatedAt <= base.current)) return;
    base.current = saved.updatedAt;
    onNewer(saved.code);
  });

  useEffect(() => {
    const sendNow = () => void send();
    const timer = setTimeout(() => begin());
    addEventListener("online", sendNow);
    addEventListener("pagehide", sendNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", sendNow);
      removeEventListener("pagehide", sendNow);
    };
  }, []);

  useEffect(() => {
    if (writtenAt === null) return;
    const timer = setTimeout(() => void send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [writtenAt]);

  function keep(code: string): void {
    const now = new Date().toISOString();
    writeLocalDraft(owner, { code, writtenAt: now, basedOn: base.current });
    setState(account ? "saving" : "local");
    if (account) setWrittenAt(now);
  }

  return { keep, state };
}
