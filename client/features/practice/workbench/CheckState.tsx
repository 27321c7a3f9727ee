import { useEffect, useState } from "react";
import { Text } from "../../../ui/layout/Text";

/** A check takes a second or two; if it takes much longer, the checker is away. */
const SLOW_MS = 10_000;
const LATER = " Your code is saved, and the result appears here by itself.";

function waitingText(position: number | null, isSlow: boolean): string {
  if (position && position > 1) return `Your code is waiting its turn: ${position - 1} before it.${LATER}`;
  return isSlow ? `The checker is busy or is being restarted.${LATER}` : "Your code is being checked…";
}

interface WaitingProps {
  position: number | null;
}

function Waiting({ position }: WaitingProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return <>{waitingText(position, isSlow)}</>;
}

interface CheckStateProps {
  problem: string | null;
  /** The submission that waits, if one does. */
  waiting: { id: string; position: number | null } | null;
}

export function CheckState({ problem, waiting }: CheckStateProps) {
  return (
    <Text role="status" tone={problem ? "brick" : undefined}>
      {problem ?? (waiting && <Waiting key={waiting.id} position={waiting.position} />)}
    </Text>
  );
}
