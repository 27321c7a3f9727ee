import { Authorized, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { In } from "typeorm";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { AtMost } from "../../../graphql/limits";
import { defineLoader, groupBy } from "../../../platform/loaders";
import { OutboxLetter } from "../../../platform/mail/letter.entity";
import { Registration } from "../orders/registration.entity";

/** Whoever asks for their order's link again and again is written to each time: the last are enough. */
const MOST_LETTERS = 20;

const LAST_LETTERS = `
  SELECT letter.id FROM unnest($1::uuid[]) AS wanted (id)
  CROSS JOIN LATERAL (
    SELECT id FROM letters WHERE about_id = wanted.id ORDER BY queued_at DESC LIMIT ${MOST_LETTERS}
  ) AS letter`;

const lettersByRegistration = defineLoader(async ({ dataSource }, ids) => {
  const last = await dataSource.query<{ id: string }[]>(LAST_LETTERS, [ids]);
  const letters = await dataSource.manager.find(OutboxLetter, {
    where: { id: In(last.map(({ id }) => id)) },
    order: { queuedAt: "DESC", id: "DESC" },
  });
  return groupBy(letters, ({ aboutId }) => aboutId ?? "");
});

@Resolver(() => Registration)
export class RegistrationLettersResolver {
  @Authorized(Role.ADMIN)
  @AtMost(MOST_LETTERS)
  @FieldResolver(() => [OutboxLetter], { description: "What was written about it, the newest first." })
  async letters(@Root() { id }: Registration, @Ctx() context: Context): Promise<OutboxLetter[]> {
    return (await lettersByRegistration(context).load(id)) ?? [];
  }
}
