import { ConfigError } from "./config";
import { ONLY_ROW } from "./database/onlyRow";
import { SecretKeyUse } from "./database/secretKeyUse.entity";
import type { Services } from "./graphql/context";

const FINGERPRINT_CHARACTERS = 12;

/**
 * Refuses to start with another secret key than the database is used with, unless `acceptedKey` names its fingerprint.
 * The first start stores it. To be called by one process at a time.
 */
export async function checkSecretKey(
  { dataSource: { manager }, hashing, clock }: Services,
  acceptedKey: string | null,
): Promise<void> {
  const fingerprint = hashing.deriveToken("fingerprint").slice(0, FINGERPRINT_CHARACTERS);
  const known = await manager.findOneBy(SecretKeyUse, { id: ONLY_ROW });
  if (known?.fingerprint === fingerprint) return;
  if (known && acceptedKey !== fingerprint) {
    throw new ConfigError(
      `SECRET_KEY is not the key that this database is used with. Set the earlier key. If it is lost, set ACCEPT_NEW_SECRET_KEY=${fingerprint} to go on with this one: every batch then needs a new secret code, and links to orders and calendars made so far cannot be shown again.`,
    );
  }
  await manager.save(SecretKeyUse, { id: ONLY_ROW, fingerprint, usedSince: clock.now() });
}
