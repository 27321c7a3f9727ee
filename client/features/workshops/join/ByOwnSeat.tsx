import type { ReactNode } from "react";
import { Suspense, use } from "react";
import { useViewer } from "../../auth/useViewer";
import type { OwnSeatProps } from "./OwnSeatContext";
import { OwnSeatContext } from "./OwnSeatContext";

interface ByOwnSeatProps extends OwnSeatProps {
  /** Shown while it asks; else it sells until it knows. */
  whileAsking?: ReactNode;
}

/** Draws by whether the person has an order of these. Loads and asks only for the signed-in. */
export function ByOwnSeat({ whileAsking, ...props }: ByOwnSeatProps) {
  const drawOwnSeat = use(OwnSeatContext);
  if (!useViewer()) return props.draw(null);
  return <Suspense fallback={whileAsking ?? props.draw(null)}>{drawOwnSeat(props)}</Suspense>;
}
