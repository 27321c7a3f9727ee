import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function encryptionKey(secretKey: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, "", "wrapped data key", 32));
}

/** Format: nonce, tag, ciphertext. */
export function wrapKey(dataKey: string, secretKey: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, encryptionKey(secretKey), nonce);
  const ciphertext = Buffer.concat([cipher.update(dataKey, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** Throws on another secret key or a changed byte. */
export function unwrapKey(wrapped: Buffer, secretKey: string): string {
  const [nonce, rest] = [wrapped.subarray(0, NONCE_BYTES), wrapped.subarray(NONCE_BYTES)];
  const decipher = createDecipheriv(CIPHER, encryptionKey(secretKey), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
  return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString("utf8");
}
