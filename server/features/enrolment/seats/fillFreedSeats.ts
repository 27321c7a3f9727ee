import type { OrderEventKind, OrderListener } from "../registration/orderEvents";
import { offeringOf } from "../registration/registration.entity";
import { fillSeats } from "./fillSeats";

const ENDINGS = new Set<OrderEventKind>([
  "SEAT_RELEASED",
  "CANCELLED",
  "REJECTED",
  "LINE_ENDED",
  "REPLACED",
  "LEFT",
]);

/** The waiting list moves up where an order gave up its seat. */
export const fillFreedSeats: OrderListener = async (transaction, order, event) => {
  if (ENDINGS.has(event.kind)) await fillSeats(transaction, offeringOf(order));
  if (event.kind === "MOVED") await fillSeats(transaction, offeringOf(event.from));
};
