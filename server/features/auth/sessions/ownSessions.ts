import { Not } from "typeorm";
import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { perDataSource } from "../../../database/perDataSource";
import type { JsonRow } from "../../../database/rowJson";
import { rowJson } from "../../../database/rowJson";
import type { Context } from "../../../platform/context";
import { defineOwnRead } from "../../../platform/ownReads";
import { signedInActor } from "../../../core/requestContext";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { requireConfirmedPassword } from "../passwords/confirmPassword";
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

interface SessionRow {
  session: JsonRow;
  signedInAt: string;
}

const sessionRow = perDataSource((dataSource) => rowJson(dataSource, Session));

const livingSessions = defineOwnRead<SessionRow>(
  ({ dataSource }) => `
    SELECT ${sessionRow(dataSource).sql("s")} AS session, s.created_at AS "signedInAt" FROM sessions s
    WHERE s.user_id = $1 AND s.idle_until > $2 AND s.ends_at > $2
    ORDER BY s.idle_until DESC, s.id LIMIT ${MAX_SESSIONS}`,
);

export async function findOwnSessions(context: Context): Promise<SignedInBrowser[]> {
  const { sessionId, role } = await signedInActor(context);
  const rows = await livingSessions(context);
  return rows.map(({ session, signedInAt }) => {
    const { id, browser, idleUntil } = sessionRow(context.dataSource).revive(session);
    const lastUsedAt = new Date(idleUntil.getTime() - LIFETIME_MS[role].idle);
    return { id, browser, signedInAt: new Date(signedInAt), lastUsedAt, isThisOne: id === sessionId };
  });
}

export async function endOtherSessions(context: Context): Promise<SignedInBrowser[]> {
  const { userId, sessionId } = await signedInActor(context);
  await context.dataSource.transaction(async (manager) => {
    await requireConfirmedPassword({ manager, services: context }, "This ends your other sign-ins.");
    await manager.delete(Session, { userId, id: Not(sessionId) });
    await recordAudit(
      { manager, services: context },
      { action: "endOtherSessions", entity: "User", entityId: userId },
    );
  });
  return findOwnSessions(context);
}
