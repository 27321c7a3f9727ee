import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";

const inflate = promisify(inflateRaw);

const END = Buffer.from("PK\u0005\u0006");
const ENTRY = Buffer.from("PK\u0001\u0002");
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

interface Entry {
  method: number;
  size: number;
  at: number;
}

/** The files of a ZIP by its own list of them; throws a RangeError if it is broken. */
function entriesOf(zip: Buffer): Map<string, Entry> {
  const end = zip.lastIndexOf(END);
  if (end < 0) throw new RangeError("no list of files");
  const entries = new Map<string, Entry>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (!zip.subarray(at, at + 4).equals(ENTRY)) throw new RangeError("no entry");
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const start = at + ENTRY_BYTES;
    const path = zip.subarray(start, start + (name ?? 0)).toString();
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    entries.set(path, { method, size, at: zip.readUInt32LE(at + 42) });
    at = start + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** Unpacks single files, all together at most `maxBytes`, outside the event loop; whatever sizes the ZIP names. */
export function openZip(zip: Buffer, maxBytes: number) {
  const entries = entriesOf(zip);
  let left = maxBytes;

  return async function unpack(path: string): Promise<string | null> {
    const entry = entries.get(path);
    if (!entry) return null;
    const { method, size, at } = entry;
    const start = at + LOCAL_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    const packed = zip.subarray(start, start + size);
    if (left <= 0) throw new RangeError("too large");
    const bytes = method === DEFLATED ? await inflate(packed, { maxOutputLength: left }) : packed;
    left -= bytes.length;
    return bytes.toString();
  };
}
