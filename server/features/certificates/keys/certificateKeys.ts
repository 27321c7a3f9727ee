import type { KeyObject } from "node:crypto";
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import type { EntityManager } from "typeorm";
import { IsNull } from "typeorm";
import { unwrapKey, wrapKey } from "../../../core/envelope";
import type { Services } from "../../../platform/context";
import type { Transaction } from "../../../platform/transaction";
import { CertificateKey } from "./certificateKey.entity";

const KID_CHARACTERS = 8;

export type KeyServices = Pick<Services, "clock" | "hashing">;

export interface SigningKey {
  kid: string;
  /** 32 bytes, base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

/** Derived from the data key, so that a copy of the database cannot sign. */
function wrappingKey({ hashing }: KeyServices): string {
  return hashing.deriveToken("certificate keys");
}

function makeKey(services: KeyServices): CertificateKey {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  const { d = "" } = privateKey.export({ format: "jwk" });
  return Object.assign(new CertificateKey(), {
    kid: createHash("sha256").update(x).digest("hex").slice(0, KID_CHARACTERS),
    publicKey: x,
    createdAt: services.clock.now(),
    retiredAt: null,
    wrappedPrivateKey: wrapKey(d, wrappingKey(services)),
  });
}

async function findInUse(manager: EntityManager): Promise<CertificateKey | null> {
  return manager
    .createQueryBuilder(CertificateKey, "key")
    .addSelect("key.wrappedPrivateKey")
    .where("key.retiredAt IS NULL")
    .getOne();
}

function open(
  services: KeyServices,
  { kid, publicKey: x, wrappedPrivateKey }: CertificateKey,
): SigningKey | null {
  if (!wrappedPrivateKey) return null;
  try {
    const d = unwrapKey(wrappedPrivateKey, wrappingKey(services));
    return {
      ...{ kid, publicKey: x },
      privateKey: createPrivateKey({ key: { kty: "OKP", crv: "Ed25519", x, d }, format: "jwk" }),
    };
  } catch {
    // Another data key: SECRET_KEY was lost and replaced. The public half still verifies.
    return null;
  }
}

async function retire(manager: EntityManager, retiredAt: Date): Promise<void> {
  await manager.update(CertificateKey, { retiredAt: IsNull() }, { retiredAt, wrappedPrivateKey: null });
}

/** One at a time: a concurrent caller waits and reads the key that the first one made. */
async function lockKeys(manager: EntityManager): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('certificate keys', 0))");
}

/** Makes the first key, and a new one if the data key was lost. Call it in a transaction. */
export async function findSigningKey({ manager, services }: Transaction<KeyServices>): Promise<SigningKey> {
  const known = await findInUse(manager);
  const usable = known && open(services, known);
  if (usable) return usable;
  await lockKeys(manager);
  const inUse = await findInUse(manager);
  const made = inUse && open(services, inUse);
  if (made) return made;
  return open(services, await replaceKey({ manager, services })) as SigningKey;
}

async function replaceKey({ manager, services }: Transaction<KeyServices>): Promise<CertificateKey> {
  await retire(manager, services.clock.now());
  return manager.save(makeKey(services));
}

/** Later certificates are signed with a new key; the private half of the old one is deleted. */
export async function rotateKey(
  transaction: Transaction<KeyServices>,
): Promise<{ before: string | null; key: CertificateKey }> {
  await lockKeys(transaction.manager);
  const before = await findInUse(transaction.manager);
  return { before: before?.kid ?? null, key: await replaceKey(transaction) };
}

/** All that ever signed, the newest first. */
export async function findKeys(manager: EntityManager): Promise<CertificateKey[]> {
  return manager.find(CertificateKey, { order: { createdAt: "DESC", kid: "ASC" } });
}

export async function findPublicKey(manager: EntityManager, kid: string): Promise<KeyObject | null> {
  const key = await manager.findOneBy(CertificateKey, { kid });
  if (!key) return null;
  return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: key.publicKey }, format: "jwk" });
}
