import sharp from "sharp";
import type { Colours, Hair } from "./portraitParts";
import { CLOTHES, EXTRAS, HAIR, circle, line, path } from "./portraitParts";

const SIDE = 320;

const SKIN = { light: "#dba97c", medium: "#c08a5b", brown: "#a06c43", deep: "#7d4f30" };
const SHADE = { light: "#c78f62", medium: "#a67245", brown: "#875733", deep: "#663e25" };
const BLACK = "#231c26";
const GROUNDS = {
  sand: ["#f6e7cd", "#ecd5ac"],
  teal: ["#d3ebe7", "#b5dcd6"],
  rose: ["#f9ddd6", "#f1c4b8"],
  blue: ["#dde4f2", "#c3cfe6"],
} as const;

export interface PortraitSeed {
  ground: keyof typeof GROUNDS;
  skin: keyof typeof SKIN;
  hair: keyof typeof HAIR;
  /** Of the hair or the cloth over it; black by default. */
  hairColour?: string;
  clothes: keyof typeof CLOTHES;
  cloth: string;
  trim: string;
  extras?: (keyof typeof EXTRAS)[];
}

function drawFace(skin: string, shade: string, brow: string): string {
  return [
    path("M67 92 H93 V114 C90 122 70 122 67 114 Z", shade),
    circle([53, 74], 6, shade),
    circle([107, 74], 6, shade),
    path("M53 66 C53 31 107 31 107 66 C107 90 97 106 80 106 C63 106 53 90 53 66 Z", skin),
    line("M63 62 C66 60 71 60 74 62", brow, 2.4),
    line("M86 62 C89 60 94 60 97 62", brow, 2.4),
    circle([68, 71], 2.7, "#14213d"),
    circle([92, 71], 2.7, "#14213d"),
    line("M80 73 C79 78 78 80 81 81", shade, 2.2),
    path("M70 88 C74 91 86 91 90 88 C87 97 73 97 70 88 Z", "#ffffff"),
    line("M69 88 C74 91 86 91 91 88", "#7a2e24", 1.6),
  ].join("");
}

function portraitSvg(seed: PortraitSeed): string {
  const { ground, skin, hair, hairColour = BLACK, clothes, cloth, trim, extras = [] } = seed;
  const [back, step] = GROUNDS[ground];
  const natural = hair === "turban" || hair === "headscarf" ? BLACK : hairColour;
  const colours: Colours = { hair: natural, cloth, trim };
  const style: Hair = HAIR[hair];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 160 160">
    <rect width="160" height="160" fill="${back}"/>
    ${path("M0 160 V118 H40 V84 H80 V50 H120 V16 H160 V160 Z", step)}
    <g transform="translate(80 162) scale(1.1) translate(-80 -162)">
    ${style.behind?.(hairColour) ?? ""}${CLOTHES[clothes](colours)}
    ${drawFace(SKIN[skin], SHADE[skin], natural)}
    ${extras
      .filter((name) => name !== "glasses")
      .map((name) => EXTRAS[name](colours))
      .join("")}
    ${style.front(hairColour)}${extras.includes("glasses") ? EXTRAS.glasses() : ""}
    </g>
  </svg>`;
}

/** A PNG, as staff would upload it. */
export async function drawPortrait(seed: PortraitSeed): Promise<Buffer> {
  return sharp(Buffer.from(portraitSvg(seed)))
    .png()
    .toBuffer();
}
