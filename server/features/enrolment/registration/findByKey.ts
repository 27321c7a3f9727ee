import { In } from "typeorm";
import { emailKey } from "../../../core/text/email";
import { normalisePhone } from "../../../core/text/phone";
import type { Context } from "../../../platform/context";
import { Conflict } from "../../../core/errors";
import { rememberBrowser } from "../../../core/rememberBrowser";
import { hashToken } from "../../auth/sessions/sessions";
import { normaliseCode } from "../coupons/normaliseCode";
import { Registration } from "./registration.entity";
import type { StartRegistrationInput } from "./registration.inputs";
import type { Transaction } from "../../../platform/transaction";

const OTHER_ORIGIN =
  "This registration was sent from another browser. The link in our e-mail leads to the order.";
const OTHER_BODY = "This key was used for another registration. Please send a new key with this one.";

/** Binds the key to one order. A keyed hash, so a leaked database cannot be searched for people. */
function bodyHashOf({ hashing }: Context, input: StartRegistrationInput): Buffer {
  const { kind, offeringId, name, email, phone, couponCode } = input;
  const person = [name.trim(), emailKey(email), normalisePhone(phone)];
  const body = JSON.stringify([kind, offeringId, ...person, normaliseCode(couponCode ?? "")]);
  return hashToken(hashing.deriveToken(`registration-body:${body}`));
}

function originHash({ hashing }: Context, origin: string): Buffer {
  return hashToken(hashing.deriveToken(`registration-origin:${origin}`));
}

export function clientHashOf(context: Context): Buffer {
  return originHash(context, `client:${context.clientAddress}`);
}

export function browserHashOf(context: Context): Buffer | null {
  const browser = context.cookies.visitor.read();
  return browser ? originHash(context, `browser:${browser}`) : null;
}

/** Identifies the caller, most reliable first. After a lost first response the browser has no cookie. */
async function originsOf(context: Context): Promise<Buffer[]> {
  const [actor, browser] = [await context.actor(), context.cookies.visitor.read()];
  const origins = [actor && `account:${actor.userId}`, browser && `browser:${browser}`];
  const hashes = origins.flatMap((origin) => (origin ? [originHash(context, origin)] : []));
  return [...hashes, clientHashOf(context)];
}

/** Rejects a key reused for another order or by another caller, who must not get the secret. */
export async function findByKey(
  { manager, services: context }: Transaction<Context>,
  input: StartRegistrationInput,
): Promise<Registration | null> {
  const idempotencyKeyHash = hashToken(input.idempotencyKey);
  const found = await manager.findOneBy(Registration, { idempotencyKeyHash });
  if (!found) return null;
  const isSame = await manager.existsBy(Registration, {
    id: found.id,
    idempotencyBodyHash: bodyHashOf(context, input),
  });
  if (!isSame) throw new Conflict(OTHER_BODY);
  const idempotencyOriginHash = In(await originsOf(context));
  if (!(await manager.existsBy(Registration, { id: found.id, idempotencyOriginHash })))
    throw new Conflict(OTHER_ORIGIN);
  return found;
}

/** Disables idempotent retries: the browser that made the order must not get its secret. */
export const NO_REPEAT = { idempotencyOriginHash: null, browserHash: null };

export async function idempotencyColumns(context: Context, input: StartRegistrationInput) {
  const [idempotencyOriginHash] = await originsOf(context);
  return {
    idempotencyKeyHash: hashToken(input.idempotencyKey),
    idempotencyBodyHash: bodyHashOf(context, input),
    idempotencyOriginHash,
    browserHash: originHash(context, `browser:${context.cookies.visitor.read() ?? rememberBrowser(context)}`),
    clientHash: clientHashOf(context),
  };
}
