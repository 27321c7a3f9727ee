import type { DrawScene, Point, Scene } from "../pen";
import { chip, disc, nth, sheet, trace, write } from "../pen";

interface Topic {
  x: { label: string; ticks: string[] };
  y: { label: string; ticks: string[] };
  isFalling?: boolean;
}

const TOPICS: Topic[] = [
  {
    x: { label: "Ad spend, ₹ thousand", ticks: ["10", "20", "30", "40"] },
    y: { label: "Sales, ₹ lakh", ticks: ["2", "4", "6"] },
  },
  {
    x: { label: "Hours of practice", ticks: ["5", "10", "15", "20"] },
    y: { label: "Score", ticks: ["40", "60", "80"] },
  },
  {
    x: { label: "Flat size, sq ft", ticks: ["600", "900", "1,200", "1,500"] },
    y: { label: "Rent, ₹ thousand", ticks: ["15", "25", "35"] },
  },
  {
    x: { label: "Temperature, °C", ticks: ["16", "24", "32", "40"] },
    y: { label: "Cups of chai sold", ticks: ["100", "200", "300"] },
    isFalling: true,
  },
  {
    x: { label: "Ride, km", ticks: ["3", "6", "9", "12"] },
    y: { label: "Auto fare, ₹", ticks: ["60", "120", "180"] },
  },
  {
    x: { label: "Price of a mango, ₹", ticks: ["20", "40", "60", "80"] },
    y: { label: "Sold a day", ticks: ["50", "100", "150"] },
    isFalling: true,
  },
  {
    x: { label: "Rainfall, mm", ticks: ["40", "80", "120", "160"] },
    y: { label: "Yield, quintals", ticks: ["10", "20", "30"] },
  },
];

const PLOT = { left: 164, right: 520, top: 76, bottom: 208 };

/** Least squares: the line is the one of these very points. */
function fit(points: Point[]) {
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  let [sxx, sxy, syy] = [0, 0, 0];
  for (const [x, y] of points) {
    sxx += (x - meanX) ** 2;
    sxy += (x - meanX) * (y - meanY);
    syy += (y - meanY) ** 2;
  }
  const slope = sxy / sxx;
  return { at: (x: number) => meanY + slope * (x - meanX), r2: sxy ** 2 / (sxx * syy) };
}

function drawAxes({ colours: { line, muted } }: Scene, { x, y }: Topic): string {
  const { left, right, top, bottom } = PLOT;
  const rows = y.ticks.map((text, index) => {
    const at = bottom - ((index + 0.85) / y.ticks.length) * (bottom - top);
    const rule = trace(
      [
        [left, at],
        [right, at],
      ],
      { stroke: line, "stroke-width": 2, "stroke-dasharray": "2 7" },
    );
    return rule + write(text, [left - 12, at + 5], { size: 15, fill: muted, align: "right" });
  });
  const columns = x.ticks.map((text, index) => {
    const at = left + ((index + 0.7) / x.ticks.length) * (right - left);
    return write(text, [at, bottom + 21], { size: 15, fill: muted, align: "middle" });
  });
  const axes = trace(
    [
      [left, top - 6],
      [left, bottom],
      [right, bottom],
    ],
    { stroke: muted, "stroke-width": 2.5 },
  );
  return rows.join("") + columns.join("") + axes;
}

function scatterOf({ random }: Scene, isFalling: boolean): Point[] {
  const count = random.whole(18, 24);
  const [steep, spread] = [random.between(0.58, 0.8), random.between(11, 21)];
  const height = PLOT.bottom - PLOT.top;
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5 + random.between(-0.45, 0.45)) / count;
    const rise = (isFalling ? 1 - share : share) * steep + (1 - steep) / 2;
    const y = PLOT.bottom - rise * height + random.noise() * spread;
    return [
      PLOT.left + 14 + share * (PLOT.right - PLOT.left - 30),
      Math.min(PLOT.bottom - 10, Math.max(PLOT.top, y)),
    ];
  });
}

/** A scatter with the line that fits it, and how well. */
export const drawScatter: DrawScene = (scene) => {
  const { colours, random, variant } = scene;
  const topic = nth(TOPICS, variant);
  const points = scatterOf(scene, topic.isFalling === true);
  const { at, r2 } = fit(points);
  const [from, to] = [PLOT.left + 8, PLOT.right - 6];
  const band: Point[] = [
    [from, at(from) - 18],
    [to, at(to) - 18],
    [to, at(to) + 18],
    [from, at(from) + 18],
  ];
  const picked = points[random.whole(Math.floor(points.length * 0.55), points.length - 3)] ?? [0, 0];
  const dots = points.map((point) =>
    disc(point, 6, { fill: point === picked ? colours.accent : colours.main, "fill-opacity": 0.92 }),
  );
  return [
    sheet({ x: 96, y: 24, width: 448, height: 228 }, colours),
    write(topic.y.label, [120, 56], { size: 17, fill: colours.ink }),
    write(topic.x.label, [520, 244], { size: 13, fill: colours.muted, align: "right" }),
    drawAxes(scene, topic),
    trace(band, { fill: colours.pale }, true),
    trace(
      [
        [from, at(from)],
        [to, at(to)],
      ],
      { stroke: colours.ink, "stroke-width": 4 },
    ),
    dots.join(""),
    disc(picked, 11, { fill: "none", stroke: colours.accent, "stroke-width": 3 }),
    chip(`R² ${r2.toFixed(2)}`, [470, topic.isFalling ? 84 : 180], {
      fill: colours.main,
      ink: colours.onMain,
      stroke: colours.sheet,
    }),
  ].join("");
};
