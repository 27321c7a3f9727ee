import type { ReactNode } from "react";
import { Suspense, use } from "react";
import { useViewer } from "../auth/useViewer";
import type { OwnSeatProps } from "./OwnSeatContext";
import { OwnSeatContext } from "./OwnSeatContext";

interface ByOwnSeatProps extends OwnSeatProps {
  pending?: ReactNode;
}

/** Draws by whether the person has an order of this. Only for the signed-in anything is loaded and asked; until then it draws what is `pending`. */
export function ByOwnSeat({ offering, draw, pending }: ByOwnSeatProps) {
  const drawOwnSeat = use(OwnSeatContext);
  if (!useViewer()) return draw(null);
  return <Suspense fallback={pending}>{drawOwnSeat({ offering, draw })}</Suspense>;
}
