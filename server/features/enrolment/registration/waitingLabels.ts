import type { Registration } from "./registration.entity";

type Waiting = Pick<Registration, "title" | "amountRupees">;

export function onWaitingList({ title, amountRupees }: Waiting): string {
  const price = amountRupees > 0 ? ", and there’s nothing to pay now" : "";
  return `You’re on the waiting list: ${title}. All seats are taken${price}.`;
}

export function onceFree({ amountRupees }: Pick<Waiting, "amountRupees">): string {
  return amountRupees > 0
    ? "When a seat opens up for you, we’ll hold it for your payment and e-mail you."
    : "When a seat opens up for you, it’s yours right away, and we’ll e-mail you.";
}
