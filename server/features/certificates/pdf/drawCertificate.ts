import { create } from "qrcode";
import type { PdfPage, PlacedText, Rectangle } from "../../../platform/pdf/writePdf";
import { writePdf } from "../../../platform/pdf/writePdf";
import { widthOf, wrapText } from "../../../platform/pdf/shapeText";
import type { Typeface } from "../../../platform/pdf/shapeText";
import { loadTypefaces } from "./typefaces";

/** A4 landscape, in points. */
const WIDTH = 841.89;
const HEIGHT = 595.28;
const MARGIN = 64;
/** The date's and the signature's baseline. */
const SIGNATURE_Y = HEIGHT - 98;
/** Left of the staircase. */
const TEXT_WIDTH = 560;

const PAPER = "#fffbf5";
const INK = "#14213d";
const MUTED = "#515c76";
const TEAL = "#0f766e";
const MARIGOLD = "#f59e0b";
const LINE = "#d9cfbd";
const STEP = "#fdecc8";

const QR_SIZE = 124;
/** In modules; the format asks for four. */
const QR_BORDER = 4;

const NAME_SIZES = [50, 44, 38, 32, 27];
const TITLE_SIZES = [28, 25, 22, 19];

export interface CertificateDrawing {
  academyName: string;
  name: string;
  /** Such as "has completed the course". */
  phrase: string;
  title: string;
  achievement: string | null;
  /** Such as "4 lessons watched". */
  evidence: string | null;
  /** Such as "9 Dec 2026". */
  day: string;
  number: string;
  signatory: string | null;
  signatoryTitle: string | null;
  verifyUrl: string;
  host: string;
  createdAt: Date;
}

function steps(
  x: number,
  bottom: number,
  { width, gap, heights }: { width: number; gap: number; heights: number[] },
) {
  return heights.map((height, index) => ({
    x: x + index * (width + gap),
    y: bottom - height,
    width,
    height,
  }));
}

function drawSteps(page: PdfPage, colour: string, boxes: Rectangle[]): void {
  page.fill(colour, boxes.slice(0, -1));
  page.fill(MARIGOLD, boxes.slice(-1));
}

function drawFrame(page: PdfPage): void {
  page.fill(PAPER, [{ x: 0, y: 0, width: WIDTH, height: HEIGHT }]);
  drawSteps(page, STEP, steps(630, HEIGHT - 28, { width: 38, gap: 8, heights: [120, 210, 300, 390] }));
  page.stroke(INK, { x: 22, y: 22, width: WIDTH - 44, height: HEIGHT - 44 }, 1.2);
  page.stroke(LINE, { x: 28, y: 28, width: WIDTH - 56, height: HEIGHT - 56 }, 0.6);
}

/** Text on the QR code's own ground, so that the steps behind it do not disturb a camera. */
function drawQr(page: PdfPage, { verifyUrl, number }: CertificateDrawing): void {
  const { modules } = create(verifyUrl, { errorCorrectionLevel: "M" });
  const unit = QR_SIZE / (modules.size + 2 * QR_BORDER);
  const [left, top] = [WIDTH - 52 - QR_SIZE, HEIGHT - 84 - QR_SIZE];
  page.fill("#ffffff", [{ x: left - 6, y: top - 6, width: QR_SIZE + 12, height: QR_SIZE + 40 }]);
  const dark: Rectangle[] = [];
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column))
        dark.push({
          x: left + (column + QR_BORDER) * unit,
          y: top + (row + QR_BORDER) * unit,
          // A hair wider: viewers draw thin white lines between boxes that only touch.
          width: unit * 1.03,
          height: unit * 1.03,
        });
  page.fill(INK, dark);
  const { text, head } = loadTypefaces();
  const centre = { x: left + QR_SIZE / 2, align: "centre" } as const;
  page.text({
    ...centre,
    typeface: text,
    text: "Scan to verify",
    y: top + QR_SIZE + 8,
    size: 8.5,
    colour: MUTED,
  });
  page.text({ ...centre, typeface: head, text: number, y: top + QR_SIZE + 22, size: 9.5, colour: INK });
}

interface Fitted {
  size: number;
  lines: string[];
}

/** The largest size at which the text fits into so many lines; the smallest if none does. */
function fit(
  typeface: Typeface,
  text: string,
  { sizes, maxLines }: { sizes: number[]; maxLines: number },
): Fitted {
  const fitted = sizes.map((size) => ({
    size,
    lines: wrapText(typeface, text, { size, width: TEXT_WIDTH }),
  }));
  const fits = ({ size, lines }: Fitted) =>
    lines.length <= maxLines && lines.every((line) => widthOf(typeface, line, size) <= TEXT_WIDTH);
  return fitted.find(fits) ?? (fitted.at(-1) as Fitted);
}

function drawText(page: PdfPage, drawing: CertificateDrawing): void {
  const { head, text } = loadTypefaces();
  const write = (line: Omit<PlacedText, "x">) => page.text({ x: MARGIN, ...line });
  drawSteps(page, TEAL, steps(MARGIN, 98, { width: 6.5, gap: 2, heights: [9, 16, 23, 30] }));
  page.text({ typeface: head, text: drawing.academyName, x: MARGIN + 44, y: 92, size: 24, colour: INK });
  write({ typeface: text, text: "Certificate of completion", y: 160, size: 15, colour: TEAL });
  write({ typeface: text, text: "This certifies that", y: 196, size: 12.5, colour: MUTED });

  const name = fit(head, drawing.name, { sizes: NAME_SIZES, maxLines: 2 });
  let y = 206;
  for (const line of name.lines) {
    y += name.size * 1.14;
    write({ typeface: head, text: line, y, size: name.size, colour: INK });
  }
  y += name.size * 0.3 + 26;
  write({ typeface: text, text: drawing.phrase, y, size: 12.5, colour: MUTED });
  const title = fit(head, drawing.title, { sizes: TITLE_SIZES, maxLines: 2 });
  y += 8;
  for (const line of title.lines) {
    y += title.size * 1.2;
    write({ typeface: head, text: line, y, size: title.size, colour: TEAL });
  }
  y += 10;
  const linesOf = (words: string | null) => wrapText(text, words ?? "", { size: 12, width: TEXT_WIDTH });
  const evidence = linesOf(drawing.evidence).slice(0, 2);
  const room = Math.floor((SIGNATURE_Y - 24 - y) / 17) - evidence.length;
  for (const line of [
    ...linesOf(drawing.achievement).slice(0, Math.max(0, Math.min(room, 3))),
    ...evidence,
  ]) {
    y += 17;
    write({ typeface: text, text: line, y, size: 12, colour: INK });
  }
}

function drawSignature(page: PdfPage, drawing: CertificateDrawing): void {
  const { head, text } = loadTypefaces();
  const baseline = SIGNATURE_Y;
  const columns = [
    { x: MARGIN, fact: drawing.day, label: "Date" },
    {
      x: MARGIN + 210,
      fact: drawing.signatory ?? drawing.academyName,
      label: [drawing.signatoryTitle, drawing.signatory && drawing.academyName].filter(Boolean).join(", "),
    },
  ];
  for (const { x, fact, label } of columns) {
    page.fill(LINE, [{ x, y: baseline + 8, width: 180, height: 0.8 }]);
    page.text({ typeface: head, text: fact, x, y: baseline, size: 14, colour: INK });
    page.text({ typeface: text, text: label, x, y: baseline + 23, size: 9.5, colour: MUTED });
  }
  page.text({
    typeface: text,
    text: `${drawing.number} can be checked at ${drawing.host}/certificates/${drawing.number}`,
    x: MARGIN,
    y: HEIGHT - 46,
    size: 8.5,
    colour: MUTED,
  });
}

/** A4 landscape, about 100 kB. */
export function drawCertificate(drawing: CertificateDrawing): Buffer {
  return writePdf({
    width: WIDTH,
    height: HEIGHT,
    title: `Certificate: ${drawing.title}, ${drawing.name}`,
    author: drawing.academyName,
    createdAt: drawing.createdAt,
    draw: (page) => {
      drawFrame(page);
      drawText(page, drawing);
      drawSignature(page, drawing);
      drawQr(page, drawing);
    },
  });
}
