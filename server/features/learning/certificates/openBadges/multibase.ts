const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const BASE = BigInt(ALPHABET.length);
const ED25519_PUBLIC_KEY = [0xed, 0x01];

/** "z" and base58 with Bitcoin's alphabet. */
export function toMultibase(bytes: Buffer): string {
  let digits = "";
  for (let rest = BigInt(`0x${bytes.toString("hex")}`); rest > 0n; rest /= BASE)
    digits = ALPHABET.charAt(Number(rest % BASE)) + digits;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `z${ALPHABET.charAt(0).repeat(Math.max(zeros, 0))}${digits}`;
}

/** As a W3C Multikey spells it; the argument is base64url. */
export function toMultikey(publicKey: string): string {
  return toMultibase(Buffer.concat([Buffer.from(ED25519_PUBLIC_KEY), Buffer.from(publicKey, "base64url")]));
}
