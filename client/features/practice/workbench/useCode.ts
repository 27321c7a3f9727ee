import { useRef, useState } from "react";
import type { CodeBox } from "./CodeBox";
import type { DraftOwner } from "./localDraft";
import { useDraft } from "./useDraft";

interface CodeOptions extends DraftOwner {
  initial: string;
  starterCode: string;
  basedOn: string | null;
}

/** The learner's code: typed, saved as a draft, reset and restored. */
export function useCode({ initial, starterCode, basedOn, ...owner }: CodeOptions) {
  const [code, setCode] = useState(initial);
  const [beforeReset, setBeforeReset] = useState<string | null>(null);
  const [box, setBox] = useState<CodeBox | null>(null);
  const newestBox = useRef<CodeBox>(null);
  const replace = (next: string) => newestBox.current?.replace(next);
  const { keep, state } = useDraft({ ...owner, basedOn, onNewer: replace });

  function handleType(next: string): void {
    setCode(next);
    keep(next);
  }

  function handleBox(next: CodeBox): void {
    newestBox.current = next;
    setBox(next);
  }

  function reset(): void {
    setBeforeReset(code);
    replace(starterCode);
  }

  const undoReset = code === starterCode && beforeReset !== null ? () => replace(beforeReset) : null;
  return { code, box, draftState: state, handleType, handleBox, replace, reset, undoReset };
}
