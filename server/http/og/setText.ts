import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font } from "opentype.js";
import opentype from "opentype.js";

/** A typeface as its files, each with signs that the one before does not have. */
export type Typeface = Font[];

const { resolve } = createRequire(import.meta.url);

/** From the package's own files: the machine that draws may have no fonts at all. */
function loadTypeface(family: string, weight: number): Typeface {
  return ["latin", "latin-ext"].map((script) => {
    const file = readFileSync(
      resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`),
    );
    return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  });
}

let typefaces: { head: Typeface; text: Typeface } | null = null;

/** The academy's two typefaces, read when the first text is set. */
export function loadTypefaces() {
  typefaces ??= { head: loadTypeface("bricolage-grotesque", 800), text: loadTypeface("figtree", 600) };
  return typefaces;
}

function fontOf(typeface: Typeface, sign: string): Font | undefined {
  return typeface.find((font) => font.charToGlyphIndex(sign) > 0);
}

/** Draws or measures sign by sign; a sign that no file has is left out. */
function walk(
  typeface: Typeface,
  text: string,
  size: number,
  draw?: (font: Font, sign: string, x: number) => void,
) {
  let x = 0;
  let [fontBefore, signBefore]: [Font | null, string] = [null, ""];
  for (const sign of text) {
    const font = fontOf(typeface, sign);
    if (!font) continue;
    const glyph = font.charToGlyph(sign);
    const unit = size / font.unitsPerEm;
    if (fontBefore === font) x += font.getKerningValue(font.charToGlyph(signBefore), glyph) * unit;
    draw?.(font, sign, x);
    x += (glyph.advanceWidth ?? 0) * unit;
    [fontBefore, signBefore] = [font, sign];
  }
  return x;
}

/** How wide the text is, in pixels. */
export function widthOf(typeface: Typeface, text: string, size: number): number {
  return walk(typeface, text, size);
}

/** The text as the outline of its signs, for an SVG's `d`. */
export function outlineOf(
  typeface: Typeface,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const outlines: string[] = [];
  walk(typeface, text, size, (font, sign, at) =>
    outlines.push(
      font
        .charToGlyph(sign)
        .getPath(x + at, y, size)
        .toPathData(2),
    ),
  );
  return outlines.join("");
}

/** The text in lines that fit, broken between words; what does not fit into the last ends in an ellipsis. */
export function breakLines(
  typeface: Typeface,
  text: string,
  { size, width, most }: { size: number; width: number; most: number },
): string[] {
  const fits = (line: string) => widthOf(typeface, line, size) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  const kept = lines.slice(0, most);
  let last = kept.at(-1) ?? "";
  const isCut = lines.length > most;
  while (last && !fits(isCut ? `${last}…` : last)) last = last.slice(0, -1);
  const isShortened = isCut || last !== kept.at(-1);
  return [...kept.slice(0, -1), isShortened ? `${last.trimEnd()}…` : last];
}
