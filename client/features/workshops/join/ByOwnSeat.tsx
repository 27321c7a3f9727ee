import type { ReactNode } from "react";
import { createContext, Suspense, use } from "react";
import { useViewer } from "../../auth/useViewer";
import type { Joined } from "./JoinForm";

export type OfferingKey = Pick<Joined, "kind" | "id">;

/** A live order of the person who is signed in. */
export interface SeatOrder {
  offeringId: string;
  orderPath: string;
  isConfirmed: boolean;
  isWaiting: boolean;
}

export interface OwnSeatProps {
  offerings: OfferingKey[];
  /** By the order of the first of them that the person has an order of; null without one. */
  draw: (own: SeatOrder | null) => ReactNode;
  /** What to draw where the file that asks did not come; as without an order unless given. */
  drawUnknown?: () => ReactNode;
}

/** Asks for the order, which belongs to a floor above the pages that show it; so the app hands it down. */
export const OwnSeatContext = createContext<(props: OwnSeatProps) => ReactNode>(({ draw }) => draw(null));

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
