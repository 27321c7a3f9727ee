import type { Offering } from "./offering";
import type { Registration } from "./registration.entity";
import { RegistrationState } from "./registration.entity";

const RUPEES = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** "₹1,999". */
export const rupees = (amount: number): string => RUPEES.format(amount);

type Order = Pick<Registration, "state" | "batchId">;

const GROUP = "We post the link to each session in its WhatsApp group.";
const NO_GROUP = "We e-mail you the link to its WhatsApp group before it starts.";

/** How to take part, once the seat is confirmed or before; null for an order that has ended. */
export function howToJoin({ state, batchId }: Order, offering: Offering | null): string | null {
  const { CANCELLED, CONFIRMED } = RegistrationState;
  if (!offering || state === CANCELLED) return null;
  if (state !== CONFIRMED)
    return batchId
      ? "Once your seat is confirmed, the batch opens in the learning portal, and we send you the link to its WhatsApp group."
      : "Once your seat is confirmed, we send you the link to the WhatsApp group. The link to each session is posted there.";
  const group = offering.groupLink ? GROUP : NO_GROUP;
  return batchId ? `Sign in to the learning portal: your batch is open there. ${group}` : group;
}

function amountLine({ state, amountRupees }: Registration): string | null {
  const { CANCELLED, CONFIRMED, SUBMITTED, WAITING } = RegistrationState;
  if (state === CANCELLED) return null;
  if (amountRupees === 0) return "Price: free";
  const amount = rupees(amountRupees);
  if (state === CONFIRMED) return `Paid: ${amount}`;
  if (state === SUBMITTED) return `Payment being checked: ${amount}`;
  return state === WAITING ? `Price: ${amount}, to pay once a seat is free` : `To pay: ${amount}`;
}

/** What an e-mail says of the order that it is about, in lines: what, when, where, how to join, and what it costs. */
export function factLines(registration: Registration, offering: Offering | null): string[] {
  const { state, title, reference } = registration;
  const join = howToJoin(registration, offering);
  const group = state === RegistrationState.CONFIRMED ? offering?.groupLink : null;
  const facts: [string, string | null | undefined][] = [
    ["When", offering?.when ?? "The date is not set yet. We e-mail you once it is."],
    ["Where", offering?.place],
    ["How to join", join],
    ["WhatsApp group", group],
  ];
  const lines = facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  const amount = amountLine(registration);
  return [title, ...lines, ...(amount ? [amount] : []), `Order: ${reference}`];
}
