import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { emailColumns } from "../../../core/text/email";
import { OutboxEmail } from "../../../platform/mail/email.entity";
import { BankImport } from "../bank/bankImport.entity";
import { BankRow } from "../bank/bankRow.entity";
import { FORGOTTEN } from "../registration/isForgotten";
import { NO_REPEAT } from "../registration/findByKey";
import { PaymentProof } from "../registration/paymentProof.entity";
import { ProofPicture } from "../registration/proofPicture.entity";
import { Registration } from "../registration/registration.entity";
import { RegistrationActor, RegistrationEvent } from "../registration/registrationEvent.entity";

const NAME = "Deleted account";
/** Locks statements with payments of these orders before the orders, as matching does, to avoid a deadlock. */
export async function lockStatementsOf(manager: EntityManager, registrationIds: string[]): Promise<void> {
  await manager.query(
    `SELECT 1 FROM bank_imports WHERE id IN (SELECT import_id FROM bank_rows WHERE registration_id = ANY($1))
     ORDER BY id FOR NO KEY UPDATE`,
    [registrationIds],
  );
}

/** Erases the bank's narration, also in the column samples and the file. */
async function eraseBankNarration(manager: EntityManager, registrationId: string): Promise<void> {
  const rows = await manager.findBy(BankRow, { registrationId });
  await manager.update(
    BankImport,
    { id: In(rows.map(({ importId }) => importId)) },
    { samples: [], file: null },
  );
  await manager.update(BankRow, { registrationId }, { narration: "", searchText: "", settledNote: null });
}

/** Keeps what accounting needs: the item, date, price and payment. The caller has locked statements and order. */
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
      ...emailColumns(`${id}${FORGOTTEN}`),
      phone: "",
      reason: null,
      userId: null,
      secretHash: randomBytes(32),
      idempotencyBodyHash: null,
      clientHash: null,
      ...NO_REPEAT,
      version: version + 1,
    },
  );
}
