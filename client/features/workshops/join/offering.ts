import { rupees } from "../../../format/rupees";

export interface OfferingKey {
  kind: "WORKSHOP" | "SEASON" | "BATCH" | "COURSE";
  id: string;
}

export interface Offering extends OfferingKey {
  title: string;
  /** Null without a price. */
  priceRupees: number | null;
  listPriceRupees?: number | null;
  /** Null without a limit. */
  seats: number | null;
  /** Null without a limit, or while enough are left; at 0 people join the waiting list. */
  seatsLeft: number | null;
  takesRegistrations: boolean;
  lateNote: string | null;
  /** Of its form, on each page that has it. */
  anchor: string;
  /** The page with its form. */
  path: string;
}

export interface PricedOffering extends Offering {
  priceRupees: number;
}

/** What a person has already; "OPENED" is a batch whose videos they can watch. */
export interface TakenSeat {
  offeringId: string;
  path: string;
  state: "OPENED" | "CONFIRMED" | "HELD" | "WAITING";
}

/** A whole label, or the words around a price: "Join for ₹499", "Join for free". */
export type Call = string | { paid: string; free: string };

export function isFull({ seatsLeft }: Pick<Offering, "seatsLeft">): boolean {
  return seatsLeft === 0;
}

type Joinable = Pick<Offering, "takesRegistrations" | "seatsLeft" | "priceRupees">;

interface LabelOptions {
  seat?: TakenSeat | null;
  call?: Call;
  isShort?: boolean;
}

const SEAT_LABELS: Record<TakenSeat["state"], string> = {
  OPENED: "Open your batch",
  CONFIRMED: "Your seat",
  HELD: "Your order",
  WAITING: "Your order",
};

/** What the action of an offering, or of none, says. */
export function joinLabel(
  offering: Joinable | null,
  { seat, call = "Register", isShort }: LabelOptions = {},
): string {
  if (seat) return SEAT_LABELS[seat.state];
  if (!offering?.takesRegistrations) return "Tell me when the next one starts";
  if (isFull(offering)) return isShort ? "Waiting list" : "Join the waiting list";
  if (typeof call === "string") return call;
  return offering.priceRupees ? `${call.paid} ${rupees(offering.priceRupees)}` : call.free;
}

/** Tells the same label apart in lists, for screen readers. */
export function labelSuffix({ kind, title }: Pick<Offering, "kind" | "title">, isShort: boolean): string {
  if (kind !== "COURSE") return ` for ${title}`;
  return isShort ? ` ${title}` : `: ${title}`;
}

export function seatsLabel({ seats, seatsLeft }: Pick<Offering, "seats" | "seatsLeft">): string {
  if (seats === null) return "Unlimited seats";
  if (seatsLeft === null) return `${seats} seats`;
  if (seatsLeft === 0) return "No seats left";
  return seatsLeft === 1 ? "1 seat left" : `${seatsLeft} seats left`;
}

/** Beside the label "Seats". */
export function seatsFact(offering: Pick<Offering, "seats" | "seatsLeft">): string {
  return isFull(offering) ? "None left" : seatsLabel(offering).replace(/ seats?/, "");
}
