import { loadTypefaces, outlineOf, placesOf, widthOf } from "./setText";

export type Face = "head" | "text" | "code";

const FACES: Record<string, Face> = { h: "head", t: "text", c: "code" };
/** Glyphs are outlined once at this size, and scaled where they are used. */
const EM = 1000;
const USED = /href="#([htc])([0-9a-f]+)"/g;

export function measure(text: string, { size, face = "text" }: { size: number; face?: Face }): number {
  return widthOf(loadTypefaces()[face], text, size);
}

/** References to glyphs on a baseline that starts at 0 and is `EM` high; `defineGlyphs` defines them. */
export function referToGlyphs(text: string, face: Face): { uses: string; em: number } {
  const uses = placesOf(loadTypefaces()[face], text, EM).map(({ sign, x }) => {
    const at = Math.round(x) === 0 ? "" : ` x="${Math.round(x)}"`;
    return sign.trim() === ""
      ? ""
      : `<use href="#${face.charAt(0)}${sign.codePointAt(0)?.toString(16)}"${at}/>`;
  });
  return { uses: uses.join(""), em: EM };
}

export function defineGlyphs(drawing: string): string {
  const used = new Set([...drawing.matchAll(USED)].map(([, face, code]) => `${face}${code}`));
  const glyphs = [...used].map((id) => {
    const face = FACES[id.charAt(0)] ?? "text";
    const sign = String.fromCodePoint(Number.parseInt(id.slice(1), 16));
    const d = outlineOf(loadTypefaces()[face], sign, { x: 0, y: 0, size: EM }).replace(
      /-?\d+\.\d+/g,
      (number) => String(Math.round(Number(number))),
    );
    return `<path id="${id}" d="${d}"/>`;
  });
  return `<defs>${glyphs.join("")}</defs>`;
}
