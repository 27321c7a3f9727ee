const SAMPLE_BYTES = 1024;
/** In UTF-16, nearly every second byte of ASCII is 0. */
const MOSTLY = 0.6;
const HARDLY = 0.05;

/** Detects UTF-16 by its BOM, else by the positions of its zero bytes. */
export function utf16Of(bytes: Buffer): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2));
  if (odd > MOSTLY && even < HARDLY) return "utf-16le";
  if (even > MOSTLY && odd < HARDLY) return "utf-16be";
  return null;
}
