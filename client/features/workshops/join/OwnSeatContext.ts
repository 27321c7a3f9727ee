import type { ReactNode } from "react";
import { createContext } from "react";
import type { Joined } from "./JoinFormContext";

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
