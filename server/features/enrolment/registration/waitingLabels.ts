import type { Registration } from "./registration.entity";

type Waiting = Pick<Registration, "title" | "amountRupees">;

export function onWaitingList({ title, amountRupees }: Waiting): string {
  const price = amountRupees > 0 ? ", and there is nothing to pay now" : "";
  return `All seats in ${title} are taken. You are on the waiting list${price}.`;
}

export function onceFree({ amountRupees }: Pick<Waiting, "amountRupees">): string {
  return amountRupees > 0
    ? "When a seat is free for you, we will hold it for your payment and e-mail you."
    : "When a seat is free for you, it is yours at once, and we will e-mail you.";
}
