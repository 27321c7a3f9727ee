import { useEffect, useRef, useState } from "react";
import type { ExerciseKind } from "../../../apollo/schema.generated";
import { DownloadFailed } from "./DownloadFailed";
import type { Lab } from "./Lab";
import type { LabProgress } from "./loadKit";

export async function loadRunner() {
  try {
    return await import("./runCode");
  } catch (cause) {
    throw new DownloadFailed("The lab's program couldn’t be loaded.", { cause });
  }
}

/** The page's engine: it is loaded once, by the first run or `warmUp`. */
export function useLab(kind: ExerciseKind) {
  const [progress, setProgress] = useState<LabProgress | null>(null);
  const lab = useRef<Lab>(undefined);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      lab.current?.close();
    };
  }, []);

  /** Open, and thus ready. */
  async function getLab(): Promise<Lab> {
    const { openLab } = await loadRunner();
    if (isGone.current) throw new Error("The page was left.");
    lab.current ??= openLab(kind, setProgress);
    await lab.current.open();
    return lab.current;
  }

  /** Loads the engine before it is needed; the run reports a problem. */
  function warmUp(): void {
    if (!lab.current) getLab().catch(() => {});
  }

  return { progress, getLab, warmUp, stopLab: () => void lab.current?.stop() };
}
