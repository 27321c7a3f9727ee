import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { checkOwnPassword, isProven } from "../features/auth/checkOwnPassword";
import { readOwnAccount } from "../features/auth/readOwnAccount";
import type { User } from "../features/auth/user.entity";
import { readOwnMessages } from "../features/contact/readOwnMessages";
import { readOwnRegistrations } from "../features/enrolment/readOwnRegistrations";
import { readOwnLearning } from "../features/learning/readOwnLearning";
import type { Context } from "../graphql/context";
import { TooManyRequests } from "../graphql/errors";
import { recordAudit } from "../platform/audit/recordAudit";
import { notePersonalData } from "../platform/security/notePersonalData";
import { SecurityEventKind } from "../platform/security/securityEvent.entity";
import type { Door } from "./door";
import { refuse } from "./refuse";

const MAX_BYTES = 4000;
const MOST_CHARACTERS = 128;

/** The file, a part at a time, so that no more than one is held in memory. */
async function* writeData(context: Context, user: User): AsyncGenerator<string> {
  const { manager } = context.dataSource;
  const parts: (() => Promise<object>)[] = [
    async () => readOwnAccount(manager, user),
    async () => readOwnLearning(manager, user.id),
    async () => ({ registrations: await readOwnRegistrations(context, user.id) }),
    async () => ({ messages: await readOwnMessages(manager, user) }),
  ];
  yield `{\n"writtenAt": ${JSON.stringify(context.clock.now())}`;
  for (const read of parts) {
    for (const [name, value] of Object.entries(await read()))
      yield `,\n${JSON.stringify(name)}: ${JSON.stringify(value, null, 1)}`;
  }
  yield "\n}\n";
}

async function provenOwner(context: Context, body: unknown): Promise<User> {
  const { currentPassword = null } = (body ?? {}) as { currentPassword?: unknown };
  const password = typeof currentPassword === "string" ? currentPassword.slice(0, MOST_CHARACTERS) : "";
  const checked = await checkOwnPassword(context, password);
  if (isProven(checked)) return checked;
  if ("retryAfterSeconds" in checked) throw new TooManyRequests(checked.retryAfterSeconds);
  throw refuse(403, "This is not your password.");
}

/**
 * `POST /account/data` with the password: all that there is about whoever is signed in, as one JSON file. A session
 * alone is not enough, because an open browser that somebody finds must not give everything away.
 */
export function addAccountData(app: FastifyInstance, door: Door): void {
  const options = { onRequest: door.openForSignedIn, bodyLimit: MAX_BYTES };
  app.post("/account/data", options, async (request, reply) => {
    const context = door.admitted(request);
    const user = await provenOwner(context, request.body);
    const { manager } = context.dataSource;
    await recordAudit(manager, context, { action: "exportAccount", entity: "User", entityId: user.id });
    await notePersonalData(context, {
      kind: SecurityEventKind.PERSONAL_DATA_EXPORTED,
      detail: "exportAccount",
    });
    return reply
      .headers({
        "content-type": "application/json; charset=utf-8",
        "content-disposition": 'attachment; filename="my-data.json"',
      })
      .send(Readable.from(writeData(context, user)));
  });
}
