import { Suspense, use } from "react";
import { useViewer } from "../auth/useViewer";
import type { OwnSeatProps } from "./OwnSeatContext";
import { OwnSeatContext } from "./OwnSeatContext";

/** Draws by whether the person has an order of this. Loads and asks only for the signed-in; until then it sells. */
export function ByOwnSeat({ offering, draw }: OwnSeatProps) {
  const drawOwnSeat = use(OwnSeatContext);
  if (!useViewer()) return draw(null);
  return <Suspense fallback={draw(null)}>{drawOwnSeat({ offering, draw })}</Suspense>;
}
