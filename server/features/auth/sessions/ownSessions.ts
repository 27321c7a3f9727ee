import { MoreThan, Not } from "typeorm";
import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { Session } from "./session.entity";
import { LIFETIME_MS, MAX_SESSIONS } from "./sessions";

@ObjectType({ description: "A browser in which the viewer is signed in." })
export class SignedInBrowser {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => String, { description: "Such as `Firefox on Windows`." })
  browser!: string;

  @Field(() => GraphQLISODateTime)
  signedInAt!: Date;

  @Field(() => GraphQLISODateTime, { description: "Approximate time of its last request." })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: "Whether it made this request." })
  isThisOne!: boolean;
}

export async function findOwnSessions(context: Context): Promise<SignedInBrowser[]> {
  const { userId, sessionId, role } = await signedInActor(context);
  const now = context.clock.now();
  const sessions = await context.dataSource.manager.find(Session, {
    where: { userId, idleUntil: MoreThan(now), endsAt: MoreThan(now) },
    order: { idleUntil: "DESC", id: "ASC" },
    take: MAX_SESSIONS,
  });
  return sessions.map(({ id, browser, createdAt, idleUntil }) => ({
    id,
    browser,
    signedInAt: createdAt,
    lastUsedAt: new Date(idleUntil.getTime() - LIFETIME_MS[role].idle),
    isThisOne: id === sessionId,
  }));
}

export async function endOtherSessions(context: Context): Promise<SignedInBrowser[]> {
  const { userId, sessionId } = await signedInActor(context);
  await context.dataSource.transaction(async (manager) => {
    await manager.delete(Session, { userId, id: Not(sessionId) });
    await recordAudit(
      { manager, services: context },
      { action: "endOtherSessions", entity: "User", entityId: userId },
    );
  });
  return findOwnSessions(context);
}
