const ENTRY = Buffer.from("PK\x01\x02", "latin1");
const END = Buffer.from("PK\x05\x06", "latin1");
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT = 0xff_ff;
const MAX_ENTRIES = 10_000;
const MAX_UNPACKED_BYTES = 500 * 1024 * 1024;
/** What a small archive unpacks to is fine at any ratio. */
const MAX_RATIO = 200;
const ALWAYS_FINE_BYTES = 50 * 1024 * 1024;

/** Outside the folder that it is unpacked to. */
function leadsOut(name: string): boolean {
  return /^[/\\]|^[a-z]:/i.test(name) || name.split(/[/\\]/).includes("..");
}

/**
 * The names in a ZIP archive's central directory; null if there is none, if it says that the archive unpacks to far more
 * than it is, or if a file would leave the folder it is unpacked to. ZIP64 is for larger files than we take.
 */
export function zipNames(bytes: Buffer): string[] | null {
  const end = bytes.lastIndexOf(END);
  if (end === -1 || end + END_BYTES > bytes.length || bytes.length - end > END_BYTES + MAX_COMMENT)
    return null;
  const count = bytes.readUInt16LE(end + 10);
  const size = bytes.readUInt32LE(end + 12);
  const start = bytes.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES || start + size > end) return null;
  const names: string[] = [];
  let unpacked = 0;
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || !bytes.subarray(at, at + 4).equals(ENTRY)) return null;
    unpacked += bytes.readUInt32LE(at + 24);
    const nameBytes = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    if (leadsOut(name)) return null;
    names.push(name);
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  const most = Math.min(MAX_UNPACKED_BYTES, Math.max(ALWAYS_FINE_BYTES, bytes.length * MAX_RATIO));
  return unpacked <= most ? names : null;
}
