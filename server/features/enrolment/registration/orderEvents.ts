import type { Invitation } from "../../auth/account/inviteUser";
import type { Transaction } from "../../../platform/transaction";
import type { Mover } from "./moveRegistration";
import type { Registration } from "./registration.entity";

/** What can happen to an order. Its history, which people see, is in `RegistrationEvent`. */
interface OrderEvents {
  /** The address may have another order for the same, which only its owner learns of. */
  REGISTERED: { hasOther: boolean };
  PAYMENT_REPORTED: object;
  CORRECTION_ASKED: object;
  MOVED_UP: object;
  CONFIRMED: { by: Mover; invitation: Invitation | null };
  MOVED: { from: Registration };
  ACCESS_GIVEN_BACK: object;
  LINK_RENEWED: object;
  /** The payment is still checked. */
  SEAT_RELEASED: object;
  CANCELLED: { by: Mover };
  REJECTED: object;
  /** It still waited when the run was over. */
  LINE_ENDED: object;
  /** The person has another order for the same. */
  REPLACED: object;
  /** The person deletes the account. */
  LEFT: object;
}

export type OrderEventKind = keyof OrderEvents;

export type OrderEvent<Kind extends OrderEventKind = OrderEventKind> = {
  [One in Kind]: { kind: One } & OrderEvents[One];
}[Kind];

export type OrderListener = (
  transaction: Transaction,
  order: Registration,
  event: OrderEvent,
) => Promise<void>;

const listeners: OrderListener[] = [];

/** In this order, each in the transaction that changes the order. The feature names them once. */
export function listenToOrders(...added: OrderListener[]): void {
  listeners.push(...added);
}

/** Says what happened once the order's own rows are written: seats, e-mails and notifications follow. */
export async function emit(transaction: Transaction, order: Registration, event: OrderEvent): Promise<void> {
  for (const listen of listeners) await listen(transaction, order, event);
}
