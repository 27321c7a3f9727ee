import { Readable, pipeline } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter, identityToRecipient } from "age-encryption";
import { BackupRefused, damaged } from "./backupFile";

const AGE = Buffer.from("age-encryption.org/v1");
const SECRET_PREFIX = /^AGE-SECRET-KEY-/i;

type Bytes = AsyncIterable<Buffer>;

/** `key` is an age key: the public one ("age1…") encrypts only, the secret one also decrypts. */
export async function recipientOf(key: string): Promise<string> {
  return SECRET_PREFIX.test(key) ? identityToRecipient(key) : key;
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

function toWeb(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
}

/** Passes a failure on, in both directions. */
function through(source: Readable, next: ReturnType<typeof createGzip>): Readable {
  return pipeline(source, next, () => {});
}

/** Compressed, and encrypted if there is a key. */
export async function pack(text: Bytes, key: string | null): Promise<Readable> {
  const compressed = through(Readable.from(text), createGzip());
  if (!key) return compressed;
  const encrypter = new Encrypter();
  encrypter.addRecipient(await recipientOf(key));
  return fromWeb(await encrypter.encrypt(toWeb(compressed)));
}

async function decrypt(packed: Readable, key: string | null): Promise<Readable> {
  if (!key || !SECRET_PREFIX.test(key))
    throw new BackupRefused("The backup is encrypted: set BACKUP_KEY to the secret key, AGE-SECRET-KEY-1….");
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(packed)));
  } catch {
    throw new BackupRefused("The backup was encrypted for another key than BACKUP_KEY.");
  }
}

async function firstBytes(packed: Readable, count: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of packed.iterator({ destroyOnReturn: false })) {
    parts.push(part as Buffer);
    if (parts.reduce((sum, { length }) => sum + length, 0) >= count) break;
  }
  const bytes = Buffer.concat(parts);
  packed.unshift(bytes);
  return bytes.subarray(0, count);
}

/** The text of a backup; tells by its first bytes whether it is encrypted. */
export async function* unpack(packed: Readable, key: string | null): AsyncGenerator<Buffer> {
  const isEncrypted = (await firstBytes(packed, AGE.length)).equals(AGE);
  const compressed = isEncrypted ? await decrypt(packed, key) : packed;
  try {
    yield* through(compressed, createGunzip()) as Bytes;
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    throw damaged("it cannot be unpacked");
  }
}
