import sharp from "sharp";
import { readScene } from "../covers/coverFiles";
import { HUES } from "../covers/hues";
import type { Typeface } from "./setText";
import { balanceLines, breakLines, loadTypefaces, outlineOf, widthOf } from "./setText";
import type { ShareCard } from "./shareCard";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const PAPER = "#fffbf5";
const INK = "#14213d";
const MUTED = "#515c76";
const TEAL = "#0f766e";
const MARIGOLD = "#f59e0b";

interface Layout {
  textWidth: number;
  /** The largest size that fits wins. */
  titleSizes: [number, ...number[]];
  maxLines: number;
}

const WITH_STAIRCASE: Layout = { textWidth: 760, titleSizes: [56, 66, 76, 88], maxLines: 3 };
const WITH_COVER: Layout = { textWidth: 500, titleSizes: [46, 54, 64, 76], maxLines: 4 };
const LINE_HEIGHT = 1.08;
const TITLE_TOP = 262;
const TITLE_HEIGHT = 250;
const SCENE_SCALE = 0.98;

interface Line {
  typeface: Typeface;
  text: string;
  x: number;
  y: number;
  size: number;
  colour: string;
}

function drawLine({ typeface, text, colour, ...place }: Line): string {
  return `<path fill="${colour}" d="${outlineOf(typeface, text, place)}"/>`;
}

function drawSign(x: number, y: number, size: number): string {
  const unit = size / 32;
  const steps = [8, 14, 20, 26].map((height, index) => {
    const colour = index === 3 ? MARIGOLD : TEAL;
    const [left, top] = [x + (2 + index * 7.5) * unit, y + (29 - height) * unit];
    return `<rect x="${left}" y="${top}" width="${6 * unit}" height="${height * unit}" rx="${1.5 * unit}" fill="${colour}"/>`;
  });
  return steps.join("");
}

function drawStaircase(): string {
  const steps = [150, 245, 340, 435].map((height, index) => {
    const colour = index === 3 ? MARIGOLD : "#fdecc8";
    const x = 848 + index * 92;
    return `<rect x="${x}" y="${HEIGHT - height}" width="80" height="${height + 20}" rx="10" fill="${colour}"/>`;
  });
  return steps.join("");
}

function drawTitle(typeface: Typeface, title: string, { textWidth, titleSizes, maxLines }: Layout): string {
  const size =
    titleSizes.findLast((one) => {
      const lines = breakLines(typeface, title, { size: one, width: textWidth, maxLines: 99 });
      const allowed = Math.min(maxLines, Math.floor(TITLE_HEIGHT / (one * LINE_HEIGHT)));
      return lines.length <= allowed && lines.every((line) => widthOf(typeface, line, one) <= textWidth);
    }) ?? titleSizes[0];
  const lines = balanceLines(typeface, title, { size, width: textWidth, maxLines });
  const top = TITLE_TOP + size * 0.78;
  return lines
    .map((text, index) =>
      drawLine({ typeface, text, x: MARGIN, y: top + index * size * LINE_HEIGHT, size, colour: INK }),
    )
    .join("");
}

/** The subject's drawing on the right, on its ground. */
async function drawGround(cover: ShareCard["cover"]): Promise<string> {
  if (!cover) return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${drawStaircase()}`;
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${HUES[cover.subject].soft}"/>
    <g transform="translate(572 196) scale(${SCENE_SCALE})">${await readScene(cover)}</g>`;
}

/** The Open Graph image, 1200 × 630, as PNG. */
export async function drawShareCard({
  academyName,
  kicker,
  title,
  facts,
  cover,
}: ShareCard): Promise<Buffer> {
  const { head, text } = loadTypefaces();
  const layout = cover ? WITH_COVER : WITH_STAIRCASE;
  const [fact = ""] = breakLines(text, facts, {
    size: 32,
    width: cover ? WIDTH - 2 * MARGIN : 750,
    maxLines: 1,
  });
  const main = cover ? HUES[cover.subject].main : TEAL;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    ${await drawGround(cover)}
    ${drawSign(MARGIN, 66, 60)}
    ${drawLine({ typeface: head, text: academyName, x: MARGIN + 78, y: 112, size: 44, colour: INK })}
    ${drawLine({ typeface: text, text: kicker, x: MARGIN, y: 226, size: 30, colour: main })}
    ${drawTitle(head, title, layout)}
    ${drawLine({ typeface: text, text: fact, x: MARGIN, y: HEIGHT - 66, size: 32, colour: MUTED })}
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 96, compressionLevel: 9 }).toBuffer();
}
