export const WIDTH = 960;
export const HEIGHT = 540;

/** As `client/ui/tokens.css` has them for light pages. */
export const COLORS = {
  ink: "#14213d",
  muted: "#515c76",
  paper: "#fffbf5",
  surface: "#ffffff",
  sunk: "#f6efe4",
  line: "#e8dfd0",
  marigold: "#fdecc8",
  teal: "#0f766e",
  tealSoft: "#d9efec",
  brick: "#b42318",
  brickSoft: "#fde9e6",
};

const ROW = 38;

/** From 0 to 1 between two seconds, slowly at both ends. */
export function between(second, from, to) {
  const share = Math.min(Math.max((second - from) / (to - from), 0), 1);
  return share * share * (3 - 2 * share);
}

/** The last of `[from, value]` whose second has come. */
export function at(second, steps) {
  return steps.findLast(([from]) => second >= from)?.[1];
}

/** What the films are drawn with: text, boxes, tables and the sentence at the foot. */
export function createPen(context) {
  function write(
    text,
    [x, y],
    { font = "400 20px Text", color = COLORS.ink, align = "left", alpha = 1 } = {},
  ) {
    Object.assign(context, { font, fillStyle: color, textAlign: align, globalAlpha: alpha });
    context.fillText(text, x, y);
    context.globalAlpha = 1;
  }

  function box({ x, y, width, height }, { fill = COLORS.surface, line = COLORS.line, alpha = 1 } = {}) {
    Object.assign(context, { fillStyle: fill, strokeStyle: line, lineWidth: 2, globalAlpha: alpha });
    context.beginPath();
    context.roundRect(x, y, width, height, 10);
    context.fill();
    context.stroke();
    context.globalAlpha = 1;
  }

  /** `fills` has the colour of a row by its place. */
  function table({ x, y, title, widths, rows, fills = {}, alpha = 1 }) {
    const width = widths.reduce((sum, one) => sum + one, 0);
    write(title, [x, y - 12], { font: "700 20px Heading", alpha });
    box({ x, y, width, height: ROW * rows.length }, { alpha });
    rows.forEach((row, place) => {
      const top = y + place * ROW;
      const fill = place === 0 ? COLORS.sunk : fills[place];
      if (fill) box({ x: x + 2, y: top + 2, width: width - 4, height: ROW - 4 }, { fill, line: fill, alpha });
      let left = x + 14;
      row.forEach((cell, column) => {
        const font = place === 0 ? "600 17px Text" : "400 18px Code";
        write(cell, [left, top + 25], { font, color: place === 0 ? COLORS.muted : COLORS.ink, alpha });
        left += widths[column];
      });
    });
  }

  function line([fromX, fromY], [toX, toY], { color = COLORS.line, width = 3, share = 1 } = {}) {
    Object.assign(context, { strokeStyle: color, lineWidth: width });
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share);
    context.stroke();
  }

  function clear() {
    context.fillStyle = COLORS.paper;
    context.fillRect(0, 0, WIDTH, HEIGHT);
  }

  const heading = (text) => write(text, [40, 62], { font: "700 34px Heading" });

  /** What happens now, in a sentence. */
  function explain(text) {
    box({ x: 40, y: 466, width: WIDTH - 80, height: 54 }, { fill: COLORS.ink, line: COLORS.ink });
    write(text, [WIDTH / 2, 501], { font: "500 22px Text", color: COLORS.paper, align: "center" });
  }

  return { write, box, table, line, clear, heading, explain };
}
