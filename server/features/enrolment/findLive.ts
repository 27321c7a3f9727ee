import type { EntityManager } from "typeorm";
import { Not } from "typeorm";
import type { Services } from "../../graphql/context";
import { MailDelivery } from "../../platform/mail/mailDelivery";
import type { OfferingKey } from "./offering";
import { Registration } from "./registration.entity";
import { tablesOf } from "./seats";

const PAID =
  "registration.state IN ('SUBMITTED', 'CONFIRMED') OR (registration.state = 'REJECTED' AND registration.holdUntil IS NOT NULL)";
const OPEN = "registration.state IN ('STARTED', 'WAITING')";

interface Wanted extends OfferingKey {
  emailKey: string;
  exceptId?: string;
}

/**
 * The registration that counts as this address's for this offering. Anyone can type an address: an unpaid one counts
 * once the address is confirmed, or where no mail server lets anybody confirm.
 */
export async function findLive(
  manager: EntityManager,
  { mailDelivery }: Pick<Services, "mailDelivery">,
  { kind, id, emailKey, exceptId }: Wanted,
): Promise<Registration | null> {
  const isEach = mailDelivery === MailDelivery.WAITING;
  return manager
    .createQueryBuilder(Registration, "registration")
    .where(`registration.${tablesOf(kind).column} = :id AND registration.emailKey = :emailKey`, {
      id,
      emailKey,
    })
    .andWhere(exceptId ? { id: Not(exceptId) } : {})
    .andWhere(`(${PAID} OR (${OPEN} AND (registration.emailConfirmedAt IS NOT NULL OR :isEach)))`, { isEach })
    .orderBy("registration.createdAt")
    .getOne();
}
