import { loadFont } from "../../../platform/pdf/fontFile";
import type { Typeface } from "../../../platform/pdf/shapeText";

export interface Typefaces {
  /** Of names and titles. */
  head: Typeface;
  text: Typeface;
}

function typefaceOf(family: string, weight: number, indianWeight: number): Typeface {
  return [
    loadFont(family, "latin", weight),
    loadFont(family, "latin-ext", weight),
    loadFont("noto-sans-devanagari", "devanagari", indianWeight),
    loadFont("noto-sans-telugu", "telugu", indianWeight),
  ];
}

let typefaces: Typefaces | null = null;

export function loadTypefaces(): Typefaces {
  typefaces ??= {
    head: typefaceOf("bricolage-grotesque", 700, 600),
    text: typefaceOf("figtree", 500, 500),
  };
  return typefaces;
}
