import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { emailColumns } from "../../../core/text/email";
import { OutboxEmail } from "../../../platform/mail/email.entity";
import { BankImport } from "../bank/bankImport.entity";
import { BankRow } from "../bank/bankRow.entity";
import { NO_REPEAT } from "../orders/findByKey";
import { PaymentProof } from "../payments/paymentProof.entity";
import { ProofPicture } from "../payments/proofPicture.entity";
import { Registration } from "../orders/registration.entity";
import { RegistrationActor, RegistrationEvent } from "../orders/registrationEvent.entity";

const NAME = "Deleted account";
/** A domain that nobody can ever have; each order's address differs, as orders for one thing must. */
const DOMAIN = "@deleted.invalid";

/** Whether the person behind it deleted their account: there is nobody to write to. */
export function isForgotten({ email }: Pick<Registration, "email">): boolean {
  return email.endsWith(DOMAIN);
}

/**
 * Locks the statements with payments of these orders. Before the orders' own rows, as a new comparison of
 * a statement does: `forgetPerson` changes the statements.
 */
export async function lockStatementsOf(manager: EntityManager, registrationIds: string[]): Promise<void> {
  await manager.query(
    `SELECT 1 FROM bank_imports WHERE id IN (SELECT import_id FROM bank_rows WHERE registration_id = ANY($1))
     ORDER BY id FOR NO KEY UPDATE`,
    [registrationIds],
  );
}

/** The bank's own words beside the payment, also where they stand as the sample of a column. */
async function eraseBankNarration(manager: EntityManager, registrationId: string): Promise<void> {
  const rows = await manager.findBy(BankRow, { registrationId });
  await manager.update(BankImport, { id: In(rows.map(({ importId }) => importId)) }, { samples: [] });
  await manager.update(BankRow, { registrationId }, { narration: "", settledNote: null });
}

/**
 * Takes the person out of an order and leaves what the books need: what was bought, when, for how much, by which
 * payment. The screenshot goes, so do the letters, what staff wrote and the bank's words beside the payment, and the
 * order's secret link ends. The caller has locked the statements and the order.
 */
export async function forgetPerson(manager: EntityManager, { id, version }: Registration): Promise<void> {
  await manager.delete(OutboxEmail, { aboutId: id });
  await manager.update(
    RegistrationEvent,
    { registrationId: id, by: RegistrationActor.STAFF },
    { note: null },
  );
  await manager.update(PaymentProof, { registrationId: id }, { pictureId: null });
  await manager.delete(ProofPicture, { registrationId: id });
  await eraseBankNarration(manager, id);
  await manager.update(
    Registration,
    { id },
    {
      name: NAME,
      ...emailColumns(`${id}${DOMAIN}`),
      phone: "",
      reason: null,
      userId: null,
      secretHash: randomBytes(32),
      idempotencyBodyHash: null,
      ...NO_REPEAT,
      version: version + 1,
    },
  );
}
