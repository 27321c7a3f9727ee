import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as OpenType from "opentype.js";
import type { Font, Glyph } from "opentype.js";

/** Fallback order: each font adds glyphs that the previous ones lack. */
export type Typeface = Font[];

const require = createRequire(import.meta.url);
// Bundlers take its ES module, which has no default export; Node takes the CommonJS one, which has nothing else.
const { parse } = require("opentype.js") as typeof OpenType;

/** From the package, as the machine may have no fonts. */
function loadTypeface(family: string, weight: number): Typeface {
  return ["latin", "latin-ext"].map((script) => {
    const file = readFileSync(
      require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`),
    );
    return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  });
}

let typefaces: Record<"head" | "text", Typeface> | null = null;

export function loadTypefaces() {
  typefaces ??= { head: loadTypeface("bricolage-grotesque", 800), text: loadTypeface("figtree", 600) };
  return typefaces;
}

function fontOf(typeface: Typeface, sign: string): Font | undefined {
  return typeface.find((font) => font.charToGlyphIndex(sign) > 0);
}

/** Draws or measures glyph by glyph; skips missing glyphs. */
function walk(
  { typeface, text, size }: { typeface: Typeface; text: string; size: number },
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

export function widthOf(typeface: Typeface, text: string, size: number): number {
  return walk({ typeface, text, size });
}

/** Replaces the library's path writer, which turns some numbers into NaN. */
function drawGlyph(glyph: Glyph, { x, y, size }: Record<"x" | "y" | "size", number>): string {
  const write = (...numbers: number[]) =>
    numbers.map((number) => String(Math.round(number * 10) / 10)).join(" ");
  return glyph
    .getPath(x, y, size)
    .commands.map((step) => {
      if (step.type === "C") return `C${write(step.x1, step.y1, step.x2, step.y2, step.x, step.y)}`;
      if (step.type === "Q") return `Q${write(step.x1, step.y1, step.x, step.y)}`;
      return step.type === "Z" ? "Z" : `${step.type}${write(step.x, step.y)}`;
    })
    .join("");
}

export function outlineOf(
  typeface: Typeface,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const outlines: string[] = [];
  walk({ typeface, text, size }, (font, sign, at) =>
    outlines.push(drawGlyph(font.charToGlyph(sign), { x: x + at, y, size })),
  );
  return outlines.join("");
}

/** Like `breakLines`, in as many lines but of even widths: "Learn data." / "Step by step." */
export function balanceLines(
  typeface: Typeface,
  text: string,
  { size, width, maxLines }: { size: number; width: number; maxLines: number },
): string[] {
  const count = breakLines(typeface, text, { size, width, maxLines: 99 }).length;
  const widest = Math.max(...text.split(/\s+/).map((word) => widthOf(typeface, word, size)));
  let narrow = width;
  while (
    narrow - size > widest &&
    breakLines(typeface, text, { size, width: narrow - size / 4, maxLines: 99 }).length === count
  )
    narrow -= size / 4;
  return breakLines(typeface, text, { size, width: narrow, maxLines });
}

/** Wraps between words; ends overflow with an ellipsis. */
export function breakLines(
  typeface: Typeface,
  text: string,
  { size, width, maxLines }: { size: number; width: number; maxLines: number },
): string[] {
  const fits = (line: string) => widthOf(typeface, line, size) <= width;
  function shorten(line: string): string {
    const signs = [...line];
    while (signs.length > 0 && !fits(`${signs.join("")}…`)) signs.pop();
    return `${signs.join("").trimEnd()}…`;
  }

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
  return lines
    .slice(0, maxLines)
    .map((one, index) =>
      (index === maxLines - 1 && lines.length > maxLines) || !fits(one) ? shorten(one) : one,
    );
}
