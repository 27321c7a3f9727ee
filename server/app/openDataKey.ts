import { createHmac, randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { ConfigError } from "../core/environment";
import type { Config } from "../core/config";
import { unwrapKey, wrapKey } from "../core/envelope";
import { SecretKeyUse } from "./secretKeyUse.entity";
import { User } from "../features/auth/user.entity";
import { systemClock } from "../core/clock";

const FINGERPRINT_CHARACTERS = 12;
const DATA_KEY_BYTES = 32;

export type SecretKeys = Pick<Config, "previousSecretKey" | "acceptedKey"> & { secretKey: string };

/** Names a secret key without saying it. */
export function fingerprintOf(secretKey: string): string {
  const mac = createHmac("sha256", secretKey).update("fingerprint").digest("base64url");
  return mac.slice(0, FINGERPRINT_CHARACTERS);
}

function otherKey(fingerprint: string): ConfigError {
  return new ConfigError(
    `SECRET_KEY is not the key that this database is used with. To change keys, set the old one as PREVIOUS_SECRET_KEY for one start. If you lost it, set ACCEPT_NEW_SECRET_KEY=${fingerprint} to switch to this one: every batch then needs a new secret code, and existing links to orders and calendars cannot be shown again.`,
  );
}

function replacedKey(): ConfigError {
  return new ConfigError(
    "SECRET_KEY is an old key of this database: it was in use until another replaced it. Set the current key, or also set that one as PREVIOUS_SECRET_KEY to switch back. If you lost it, set a SECRET_KEY that this database never used, and start again for further instructions.",
  );
}

function makeDataKey(): string {
  return randomBytes(DATA_KEY_BYTES).toString("base64url");
}

/** Academies older than data keys used the secret key itself: existing codes and tokens must stay valid. */
async function firstDataKey(manager: EntityManager, secretKey: string): Promise<string> {
  return (await manager.existsBy(User, {})) ? secretKey : makeDataKey();
}

/**
 * Opens the key that peppers codes and derives tokens. Call it under a lock. It is encrypted with SECRET_KEY: an old
 * environment must not replace it, so an unknown secret key needs `acceptedKey`.
 */
export async function openDataKey(manager: EntityManager, keys: SecretKeys): Promise<string> {
  const { secretKey, previousSecretKey, acceptedKey } = keys;
  const fingerprint = fingerprintOf(secretKey);
  const uses = await manager.find(SecretKeyUse);
  const current = uses.find(({ wrappedDataKey }) => wrappedDataKey) ?? uses[0];

  async function store(dataKey: string, usedSince = systemClock.now()): Promise<string> {
    const wrappedDataKey = wrapKey(dataKey, secretKey);
    await manager.transaction(async (inner) => {
      await inner.createQueryBuilder().update(SecretKeyUse).set({ wrappedDataKey: null }).execute();
      await inner.save(SecretKeyUse, { fingerprint, wrappedDataKey, usedSince });
    });
    return dataKey;
  }

  if (!current) return store(await firstDataKey(manager, secretKey));
  const { wrappedDataKey, usedSince } = current;
  const readWith = (key: string) => (wrappedDataKey ? unwrapKey(wrappedDataKey, key) : key);
  if (current.fingerprint === fingerprint)
    return wrappedDataKey ? readWith(secretKey) : store(secretKey, usedSince);
  if (previousSecretKey && current.fingerprint === fingerprintOf(previousSecretKey))
    return store(readWith(previousSecretKey));
  if (uses.some((use) => use.fingerprint === fingerprint)) throw replacedKey();
  if (acceptedKey === fingerprint) return store(makeDataKey());
  throw otherKey(fingerprint);
}
