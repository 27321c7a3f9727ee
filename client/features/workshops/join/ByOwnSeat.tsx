import type { ReactNode } from "react";
import { createContext, Suspense, use } from "react";
import { useViewer } from "../../auth/useViewer";
import type { Joined } from "./JoinForm";

export type OfferingKey = Pick<Joined, "kind" | "id">;

export interface SeatOrder {
  offeringId: string;
  orderPath: string;
  isConfirmed: boolean;
  isWaiting: boolean;
}

export interface OwnSeatProps {
  offerings: OfferingKey[];
  /** Gets the order of the first of these offerings; null without one. */
  draw: (own: SeatOrder | null) => ReactNode;
  /** For a chunk that fails to load; by default as without an order. */
  drawUnknown?: () => ReactNode;
}

/** The app provides the query, because orders belong to a higher feature. */
export const OwnSeatContext = createContext<(props: OwnSeatProps) => ReactNode>(({ draw }) => draw(null));

interface ByOwnSeatProps extends OwnSeatProps {
  whileAsking?: ReactNode;
}

/** Queries for signed-in people only. */
export function ByOwnSeat({ whileAsking, ...props }: ByOwnSeatProps) {
  const drawOwnSeat = use(OwnSeatContext);
  if (!useViewer()) return props.draw(null);
  return <Suspense fallback={whileAsking ?? props.draw(null)}>{drawOwnSeat(props)}</Suspense>;
}
