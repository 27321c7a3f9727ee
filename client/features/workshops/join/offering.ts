import { rupees } from "../../../format/rupees";

export interface OfferingKey {
  kind: "WORKSHOP" | "SEASON" | "BATCH";
  id: string;
}

export interface Offering extends OfferingKey {
  title: string;
  priceRupees?: number;
  listPriceRupees?: number | null;
  /** Null without a limit, or while enough are left; at 0 people join the waiting list. */
  seatsLeft: number | null;
}

export interface PricedOffering extends Offering {
  priceRupees: number;
  lateNote?: string | null;
}

/** A whole label, or the words around a price: "Join for ₹499", "Join for free". */
export type Call = string | { paid: string; free: string };

type Joinable = Pick<Offering, "seatsLeft" | "priceRupees">;

/** Offers the waiting list once every seat is taken. */
export function joinLabel({ seatsLeft, priceRupees = 0 }: Joinable, call: Call, isShort = false): string {
  if (seatsLeft === 0) return isShort ? "Waiting list" : "Join the waiting list";
  if (typeof call === "string") return call;
  return priceRupees > 0 ? `${call.paid} ${rupees(priceRupees)}` : call.free;
}

interface Seats extends Pick<Offering, "seatsLeft"> {
  /** Null without a limit. */
  seats: number | null;
}

export function seatsLabel({ seats, seatsLeft }: Seats): string {
  if (seats === null) return "No limit of seats";
  if (seatsLeft === null) return `${seats} seats`;
  if (seatsLeft === 0) return "No seats left";
  return seatsLeft === 1 ? "1 seat left" : `${seatsLeft} seats left`;
}
