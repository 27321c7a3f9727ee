import { useState } from "react";
import type { TraceStep } from "../../../../labs/engine/jobs";
import type { Lab } from "../lab/Lab";
import type { Walk } from "../lab/runPython";

export interface Walked {
  steps: TraceStep[];
  output: string;
  code: string;
  call: string | null;
}

/** Records a run for the step-through. */
export function useWalk(getLab: () => Promise<Lab>) {
  const [walked, setWalked] = useState<Walked | null>(null);
  const [isRecording, setIsRecording] = useState(false);

  async function start({ program, input, call }: Walk): Promise<void> {
    setIsRecording(true);
    try {
      const { trace = [], output } = await (await getLab()).trace(program, input);
      setWalked({ steps: trace, output, code: program.code, call });
    } finally {
      setIsRecording(false);
    }
  }

  return { walked, isRecording, start, close: () => setWalked(null) };
}
