import type { ReactNode } from "react";
import { createContext, Suspense, use } from "react";
import { useViewer } from "../../auth/useViewer";
import type { Joined } from "./JoinForm";

export type OfferingKey = Pick<Joined, "kind" | "id">;

/** The viewer's active order. */
export interface SeatOrder {
  offeringId: string;
  orderPath: string;
  isConfirmed: boolean;
  isWaiting: boolean;
}

export interface OwnSeatProps {
  offerings: OfferingKey[];
  /** Gets the viewer's order of the first of these offerings; null without one. */
  draw: (own: SeatOrder | null) => ReactNode;
  /** If the chunk fails to load; by default as without an order. */
  drawUnknown?: () => ReactNode;
}

/** Orders belong to a higher feature, so the app provides the query. */
export const OwnSeatContext = createContext<(props: OwnSeatProps) => ReactNode>(({ draw }) => draw(null));

interface ByOwnSeatProps extends OwnSeatProps {
  /** Shown while the order loads; by default the offer. */
  whileAsking?: ReactNode;
}

/** Renders by whether the viewer has an order; queries for signed-in people only. */
export function ByOwnSeat({ whileAsking, ...props }: ByOwnSeatProps) {
  const drawOwnSeat = use(OwnSeatContext);
  if (!useViewer()) return props.draw(null);
  return <Suspense fallback={whileAsking ?? props.draw(null)}>{drawOwnSeat(props)}</Suspense>;
}
