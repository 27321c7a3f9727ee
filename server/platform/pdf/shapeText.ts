import * as harfbuzz from "harfbuzzjs";
import type { FontFile } from "./fontFile";

/** Fallback order: the first font that has a character draws it. */
export type Typeface = readonly FontFile[];

export interface ShapedGlyph {
  id: number;
  /** From the start of the line, in thousandths of the size. */
  x: number;
  y: number;
  /** The text that the glyph shows; "" for all but the first of a cluster. */
  text: string;
}

export interface ShapedRun {
  font: FontFile;
  glyphs: ShapedGlyph[];
}

export interface ShapedLine {
  text: string;
  runs: ShapedRun[];
  /** In thousandths of the size. */
  width: number;
}

const THOUSAND = 1000;
/** Marks and joiners belong to the letter before them; blanks and stops take its font if they can. */
const FOLLOWS = /[\p{M}\p{Join_Control}\p{Zs}\p{P}\p{N}]/u;

function isDrawnBy(font: FontFile, character: string): boolean {
  return font.characters.has(character.codePointAt(0) ?? 0);
}

/** The characters that no font of the typeface has. */
export function missingCharacters(typeface: Typeface, text: string): string[] {
  const missing = [...text].filter(
    (character) =>
      !/\p{Join_Control}/u.test(character) && !typeface.some((font) => isDrawnBy(font, character)),
  );
  return [...new Set(missing)];
}

function splitByFont(typeface: Typeface, text: string): { font: FontFile; text: string }[] {
  const runs: { font: FontFile; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const stays =
      last &&
      FOLLOWS.test(character) &&
      (isDrawnBy(last.font, character) || /\p{Join_Control}/u.test(character));
    const font = stays ? last.font : typeface.find((one) => isDrawnBy(one, character));
    if (!font) continue;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** HarfBuzz, as in browsers: vowel signs and conjuncts of Indian scripts need it (decision 025). */
function shapeRun({ font, text }: { font: FontFile; text: string }, from: number) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font.shaper, buffer);
  const unit = THOUSAND / font.unitsPerEm;
  const placed = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(placed.map(({ cluster }) => cluster))].toSorted((one, other) => one - other);
  const seen = new Set<number>();
  let x = from;
  const glyphs = placed.map(({ codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    const shown = seen.has(cluster) ? "" : text.slice(cluster, end);
    seen.add(cluster);
    const glyph = { id, x: x + xOffset * unit, y: yOffset * unit, text: shown };
    x += xAdvance * unit;
    return glyph;
  });
  return { run: { font, glyphs }, end: x };
}

export function shapeText(typeface: Typeface, text: string): ShapedLine {
  const runs: ShapedRun[] = [];
  let width = 0;
  for (const part of splitByFont(typeface, text)) {
    const { run, end } = shapeRun(part, width);
    runs.push(run);
    width = end;
  }
  return { text, runs, width };
}

export function widthOf(typeface: Typeface, text: string, size: number): number {
  return (shapeText(typeface, text).width * size) / THOUSAND;
}

/** Wraps between words. A word that is wider than the line has a line of its own. */
export function wrapText(
  typeface: Typeface,
  text: string,
  { size, width }: { size: number; width: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(typeface, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
