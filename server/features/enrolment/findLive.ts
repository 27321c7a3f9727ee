import type { EntityManager } from "typeorm";
import { Not } from "typeorm";
import type { Services } from "../../graphql/context";
import { MailDelivery } from "../../platform/mail/mailDelivery";
import { isLiveSql } from "./liveOrder";
import type { OfferingKey } from "./offering";
import { Registration } from "./registration.entity";
import { tablesOf } from "./seats";

interface Wanted extends OfferingKey {
  emailKey: string;
  exceptId?: string;
}

/**
 * The registration that counts as this address's for this offering. Anyone can type an address and any 12 digits: unless
 * staff have confirmed it, it counts once the address is confirmed, or if there is no mail server to confirm it with.
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
    .andWhere(isLiveSql("registration"))
    .andWhere("(registration.state = 'CONFIRMED' OR registration.emailConfirmedAt IS NOT NULL OR :isEach)", {
      isEach,
    })
    .orderBy("registration.createdAt")
    .getOne();
}
