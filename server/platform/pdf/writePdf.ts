import { deflateSync } from "node:zlib";
import type { FontFile } from "./fontFile";
import type { ShapedLine, Typeface } from "./shapeText";
import { shapeText } from "./shapeText";

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Positions are in points from the top left corner. */
export interface PdfPage {
  fill: (colour: string, rectangles: Rectangle[]) => void;
  stroke: (colour: string, rectangle: Rectangle, width: number) => void;
  /** `y` is the baseline. */
  text: (line: PlacedText) => void;
}

export interface PlacedText {
  typeface: Typeface;
  text: string;
  x: number;
  y: number;
  size: number;
  colour: string;
  align?: "left" | "centre" | "right";
}

interface Document {
  width: number;
  height: number;
  title: string;
  author: string;
  createdAt: Date;
  draw: (page: PdfPage) => void;
}

/** How far left of `x` a line begins, as a part of its width. */
const ALIGNED = { left: 0, centre: 0.5, right: 1 };

const number = (value: number) => String(Math.round(value * 100) / 100);
const hex = (value: number) => value.toString(16).padStart(4, "0");

/** UTF-16 with its mark, as a hex string. */
function textString(text: string): string {
  return `<feff${[...Array(text.length).keys()].map((index) => hex(text.charCodeAt(index))).join("")}>`;
}

function rgb(colour: string): string {
  return [1, 3, 5].map((at) => number(parseInt(colour.slice(at, at + 2), 16) / 255)).join(" ");
}

/** "D:20261123200000Z". */
function dateString(date: Date): string {
  return `(D:${date.toISOString().replaceAll(/[-:T]|\..*/g, "")}Z)`;
}

/** The glyphs of a font that were drawn, and the text that each shows. */
type Used = Map<FontFile, Map<number, string>>;

function drawLine(used: Used, height: number, { typeface, x, y, size, colour, align, text }: PlacedText) {
  const line: ShapedLine = shapeText(typeface, text);
  const left = x - (ALIGNED[align ?? "left"] * line.width * size) / 1000;
  const shown = line.runs.flatMap(({ font, glyphs }) => {
    const texts = used.get(font) ?? new Map<number, string>();
    used.set(font, texts);
    const name = `/F${[...used.keys()].indexOf(font)}`;
    const placed = glyphs.map((glyph) => {
      if (!texts.get(glyph.id)) texts.set(glyph.id, glyph.text);
      const at = [left + (glyph.x * size) / 1000, height - y + (glyph.y * size) / 1000].map(number).join(" ");
      return `1 0 0 1 ${at} Tm <${hex(glyph.id)}> Tj`;
    });
    return [`${name} ${number(size)} Tf`, ...placed];
  });
  // The text as typed, for search and screen readers: shaping changes the order of the letters.
  const actual = `/Span <</ActualText ${textString(line.text)}>> BDC`;
  return [actual, `BT ${rgb(colour)} rg`, ...shown, "ET", "EMC"].join("\n");
}

function createPage(height: number, used: Used) {
  const steps: string[] = [];
  const boxOf = ({ x, y, width, height: tall }: Rectangle) =>
    `${[x, height - y - tall, width, tall].map(number).join(" ")} re`;
  const page: PdfPage = {
    fill: (colour, rectangles) =>
      steps.push(`${rgb(colour)} rg`, ...rectangles.map((rectangle) => boxOf(rectangle)), "f"),
    stroke: (colour, rectangle, width) =>
      steps.push(`${rgb(colour)} RG ${number(width)} w`, boxOf(rectangle), "S"),
    text: (line) => steps.push(drawLine(used, height, line)),
  };
  return { page, content: () => steps.join("\n") };
}

/** Numbered from 1 in the order of `add`; the catalog is the first. */
function createObjects() {
  const bodies: Buffer[] = [];
  const add = (body: string | Buffer) => bodies.push(Buffer.from(body));
  const stream = (bytes: Buffer, entries: string) =>
    add(
      Buffer.concat([
        Buffer.from(`<</Length ${bytes.length} /Filter /FlateDecode ${entries}>>\nstream\n`),
        bytes,
        Buffer.from("\nendstream"),
      ]),
    );
  return { bodies, add, stream };
}

type Objects = ReturnType<typeof createObjects>;

/** Of the format. */
const MAX_BLOCK = 100;

function unicodeMap(texts: ReadonlyMap<number, string>): string {
  const lines = [...texts]
    .filter(([, text]) => text)
    .map(([id, text]) => `<${hex(id)}> ${textString(text).replace("feff", "")}`);
  const blocks = Array.from({ length: Math.ceil(lines.length / MAX_BLOCK) }, (_, index) =>
    lines.slice(index * MAX_BLOCK, (index + 1) * MAX_BLOCK),
  );
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def",
    "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
    "1 begincodespacerange <0000> <ffff> endcodespacerange",
    ...blocks.flatMap((block) => [`${block.length} beginbfchar`, ...block, "endbfchar"]),
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}

function addFont({ add, stream }: Objects, font: FontFile, texts: ReadonlyMap<number, string>): number {
  const unit = 1000 / font.unitsPerEm;
  const [top, bottom] = [font.ascender, font.descender].map((value) => Math.round(value * unit));
  const program = stream(font.embedded.deflated, `/Length1 ${font.embedded.length}`);
  const descriptor = add(
    `<</Type /FontDescriptor /FontName /${font.name} /Flags 4 /FontBBox [-1000 ${bottom} 3000 ${top}] ` +
      `/ItalicAngle 0 /Ascent ${top} /Descent ${bottom} /CapHeight ${top} /StemV 80 /FontFile2 ${program} 0 R>>`,
  );
  const widths = [...texts.keys()].map((id) => `${id} [${Math.round(font.shaper.glyphHAdvance(id) * unit)}]`);
  const descendant = add(
    `<</Type /Font /Subtype /CIDFontType2 /BaseFont /${font.name} /CIDToGIDMap /Identity ` +
      `/CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> ` +
      `/FontDescriptor ${descriptor} 0 R /W [${widths.join(" ")}]>>`,
  );
  const unicode = stream(deflateSync(unicodeMap(texts)), "");
  return add(
    `<</Type /Font /Subtype /Type0 /BaseFont /${font.name} /Encoding /Identity-H ` +
      `/DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R>>`,
  );
}

function toFile(bodies: Buffer[], info: number): Buffer {
  // The second line marks the file as binary.
  const parts = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  let length = parts[0]?.length ?? 0;
  const offsets = bodies.map((body, index) => {
    const offset = length;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
    parts.push(part);
    length += part.length;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const count = bodies.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join("")}`;
  const trailer = `trailer\n<</Size ${count} /Root 1 0 R /Info ${info} 0 R>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}

/** A file of one page: vectors and embedded fonts. */
export function writePdf({ width, height, title, author, createdAt, draw }: Document): Buffer {
  const used: Used = new Map();
  const { page, content } = createPage(height, used);
  draw(page);
  const objects = createObjects();
  const { bodies, add, stream } = objects;
  add(
    "<</Type /Catalog /Pages 2 0 R /Lang (en-IN) /ViewerPreferences <</DisplayDocTitle true>> /PageLayout /SinglePage>>",
  );
  add("<</Type /Pages /Kids [3 0 R] /Count 1>>");
  add("");
  const contents = stream(deflateSync(content()), "");
  const fonts = [...used].map(([font, texts], index) => `/F${index} ${addFont(objects, font, texts)} 0 R`);
  bodies[2] = Buffer.from(
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${number(width)} ${number(height)}] ` +
      `/Contents ${contents} 0 R /Resources <</Font <<${fonts.join(" ")}>>>>>>`,
  );
  const info = add(
    `<</Title ${textString(title)} /Author ${textString(author)} /CreationDate ${dateString(createdAt)}>>`,
  );
  return toFile(bodies, info);
}
