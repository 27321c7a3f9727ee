import { Suspense, use } from "react";
import { useViewer } from "../auth/useViewer";
import type { OwnSeatProps } from "./OwnSeatContext";
import { OwnSeatContext } from "./OwnSeatContext";

/** Draws by whether the person has an order of this. Only for the signed-in anything is loaded and asked; until then it draws nothing. */
export function ByOwnSeat({ offering, draw }: OwnSeatProps) {
  const drawOwnSeat = use(OwnSeatContext);
  if (!useViewer()) return draw(null);
  return <Suspense>{drawOwnSeat({ offering, draw })}</Suspense>;
}
