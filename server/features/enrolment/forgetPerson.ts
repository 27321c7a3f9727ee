import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { OutboxLetter } from "../../platform/mail/letter.entity";
import { BankRow } from "./bank/bankRow.entity";
import { PaymentProof } from "./paymentProof.entity";
import { ProofPicture } from "./proofPicture.entity";
import { Registration } from "./registration.entity";

const NAME = "Deleted account";
/** A domain that nobody can ever have; each order's address differs, as orders for one thing must. */
const DOMAIN = "@deleted.invalid";

/** Whether the person behind it deleted their account: there is nobody to write to. */
export function isForgotten({ email }: Pick<Registration, "email">): boolean {
  return email.endsWith(DOMAIN);
}

/**
 * Takes the person out of an order and leaves what the books need: what was bought, when, for how much, by which
 * payment. The screenshot goes, so do the bank's words beside the payment, and the order's secret link ends.
 */
export async function forgetPerson(manager: EntityManager, { id, version }: Registration): Promise<void> {
  await manager.update(PaymentProof, { registrationId: id }, { pictureId: null });
  await manager.delete(ProofPicture, { registrationId: id });
  await manager.update(BankRow, { registrationId: id }, { narration: "" });
  // A letter that stays for another reason must not tell whose order this was.
  await manager.update(OutboxLetter, { aboutId: id }, { aboutId: null });
  await manager.update(
    Registration,
    { id },
    {
      name: NAME,
      email: `${id}${DOMAIN}`,
      phone: "",
      userId: null,
      secretHash: randomBytes(32),
      version: version + 1,
    },
  );
}
