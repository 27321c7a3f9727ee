import { Authorized, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { In } from "typeorm";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { AtMost } from "../../../graphql/limits";
import { defineLoader, groupBy } from "../../../platform/loaders";
import { OutboxEmail } from "../../../platform/mail/email.entity";
import { Registration } from "../registration/registration.entity";

/** Bounds the list: a person can request their link many times. */
const MOST_EMAILS = 20;

const LAST_EMAILS = `
  SELECT last.id FROM unnest($1::uuid[]) AS wanted (id)
  CROSS JOIN LATERAL (
    SELECT id FROM letters WHERE about_id = wanted.id ORDER BY queued_at DESC LIMIT ${MOST_EMAILS}
  ) AS last`;

const emailsByRegistration = defineLoader(async ({ dataSource }, ids) => {
  const last = await dataSource.query<{ id: string }[]>(LAST_EMAILS, [ids]);
  const emails = await dataSource.manager.find(OutboxEmail, {
    where: { id: In(last.map(({ id }) => id)) },
    order: { queuedAt: "DESC", id: "DESC" },
  });
  return groupBy(emails, ({ aboutId }) => aboutId ?? "");
});

@Resolver(() => Registration)
export class RegistrationEmailsResolver {
  @Authorized(Role.ADMIN)
  @AtMost(MOST_EMAILS)
  @FieldResolver(() => [OutboxEmail], { description: "E-mails about it, newest first." })
  async emails(@Root() { id }: Registration, @Ctx() context: Context): Promise<OutboxEmail[]> {
    return (await emailsByRegistration(context).load(id)) ?? [];
  }
}
