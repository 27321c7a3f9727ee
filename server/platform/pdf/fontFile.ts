import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { deflateSync, inflateSync } from "node:zlib";
import * as harfbuzz from "harfbuzzjs";

/** What a PDF viewer needs to draw glyphs by their number; shaping is done here. */
const EMBEDDED = new Set(["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"]);

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;
const TRUETYPE = 0x00010000;

export interface FontFile {
  /** Such as "NotoSansTelugu-600". */
  name: string;
  shaper: harfbuzz.Font;
  unitsPerEm: number;
  characters: ReadonlySet<number>;
  ascender: number;
  descender: number;
  /** The TrueType program, deflated, and its length before. */
  embedded: { deflated: Buffer; length: number };
}

interface Table {
  tag: string;
  checksum: number;
  bytes: Buffer;
}

function readWoff(file: Buffer): Table[] {
  return Array.from({ length: file.readUInt16BE(12) }, (_, index) => {
    const entry = WOFF_HEAD + index * WOFF_ENTRY;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((at) => file.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
      number,
    ];
    const bytes = file.subarray(offset, offset + packed);
    return {
      tag: file.toString("latin1", entry, entry + 4),
      checksum,
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
}

function writeTrueType(tables: Table[]): Buffer {
  const head = Buffer.alloc(SFNT_HEAD + tables.length * SFNT_ENTRY);
  head.writeUInt32BE(TRUETYPE, 0);
  head.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [];
  let offset = head.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEAD + index * SFNT_ENTRY;
    head.write(tag, entry, "latin1");
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const padding = (4 - (bytes.length % 4)) % 4;
    parts.push(bytes, Buffer.alloc(padding));
    offset += bytes.length + padding;
  }
  return Buffer.concat([head, ...parts]);
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const { resolve } = createRequire(import.meta.url);

function readFontFile(family: string, script: string, weight: number): FontFile {
  const path = resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`);
  const tables = readWoff(readFileSync(path));
  const program = writeTrueType(tables.filter(({ tag }) => EMBEDDED.has(tag)));
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(writeTrueType(tables)).buffer));
  const shaper = new harfbuzz.Font(face);
  const { ascender, descender } = shaper.hExtents();
  return {
    name: `${family.split("-").map(capitalized).join("")}-${capitalized(script)}-${weight}`,
    shaper,
    unitsPerEm: face.upem,
    characters: new Set(face.collectUnicodes()),
    ascender,
    descender,
    embedded: { deflated: deflateSync(program), length: program.length },
  };
}

const files = new Map<string, FontFile>();

/** From the package, as the machine may have no fonts. Read once per process. */
export function loadFont(family: string, script: string, weight: number): FontFile {
  const key = `${family} ${script} ${weight}`;
  const known = files.get(key);
  if (known) return known;
  const font = readFontFile(family, script, weight);
  files.set(key, font);
  return font;
}
