import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { checkOwnPassword, isProven } from "../features/auth/passwords/checkOwnPassword";
import type { User } from "../features/auth/user.entity";
import type { Context } from "../platform/context";
import { recordAudit } from "../platform/audit/recordAudit";
import { recordPersonalDataAccess } from "../platform/security/recordPersonalDataAccess";
import { SecurityEventKind } from "../platform/security/securityEvent.entity";
import { refuse } from "../http/refuse";
import type { RouteParts } from "../platform/feature";
import { collect } from "./features";

const MAX_BYTES = 4000;
const MAX_CHARACTERS = 128;

async function* writeData(context: Context, user: User): AsyncGenerator<string> {
  yield `{\n"writtenAt": ${JSON.stringify(context.clock.now())}`;
  for (const read of collect("personalData").flat()) {
    for (const [name, value] of Object.entries(await read(context, user)))
      yield `,\n${JSON.stringify(name)}: ${JSON.stringify(value, null, 1)}`;
  }
  yield "\n}\n";
}

async function provenOwner(context: Context, body: unknown): Promise<User> {
  const { currentPassword = null } = (body ?? {}) as { currentPassword?: unknown };
  const password = typeof currentPassword === "string" ? currentPassword.slice(0, MAX_CHARACTERS) : "";
  const checked = await checkOwnPassword(context, password);
  if (isProven(checked)) return checked;
  throw refuse(403, "This isn’t your password.");
}

/** `POST /account/data` requires the password: an unattended browser must not give all personal data away. */
export function addAccountData(app: FastifyInstance, { guard }: RouteParts): void {
  const options = { onRequest: guard.openForSignedIn, bodyLimit: MAX_BYTES };
  app.post("/account/data", options, async (request, reply) => {
    const context = guard.admitted(request);
    const user = await provenOwner(context, request.body);
    const { manager } = context.dataSource;
    await recordAudit(
      { manager, services: context },
      { action: "exportAccount", entity: "User", entityId: user.id },
    );
    await recordPersonalDataAccess(context, {
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
