import { measure } from "../glyphs";
import { mix } from "../palette";
import type { DrawScene, Point, Scene } from "../pen";
import { box, disc, nth, trace, write } from "../pen";

const STACKS = [
  ["EC2", "RDS", "S3"],
  ["API Gateway", "Lambda", "DynamoDB"],
  ["CloudFront", "EC2", "S3"],
  ["Route 53", "ECS", "Aurora"],
  ["SageMaker", "Glue", "S3"],
  ["QuickSight", "Redshift", "S3"],
];

const NOTES: Record<string, string> = {
  EC2: "servers",
  RDS: "database",
  S3: "files",
  "API Gateway": "requests",
  Lambda: "functions",
  DynamoDB: "tables",
  CloudFront: "delivery",
  "Route 53": "names",
  ECS: "containers",
  Aurora: "database",
  SageMaker: "models",
  Glue: "pipelines",
  QuickSight: "reports",
  Redshift: "warehouse",
};

const SHADE = "#0e1628";
const HALF = 122;
const DEPTH = 60;
const THICK = 26;
const GAP = 56;
const FIRST = 72;

function polygon(points: Point[], fill: string, stroke: string): string {
  return trace(points, { fill, stroke, "stroke-width": 2 }, true);
}

/** A slab in isometric view; `y` is the centre of its top. */
function drawSlab([x, y]: Point, top: string): string {
  const [left, front, right, back]: Point[] = [
    [x - HALF, y],
    [x, y + DEPTH],
    [x + HALF, y],
    [x, y - DEPTH],
  ];
  const down = ([px, py]: Point): Point => [px, py + THICK];
  if (!left || !front || !right || !back) return "";
  const edge = mix(top, SHADE, 0.82);
  return [
    polygon([left, front, down(front), down(left)], mix(top, SHADE, 0.84), edge),
    polygon([front, right, down(right), down(front)], mix(top, SHADE, 0.68), edge),
    polygon([left, back, right, front], top, edge),
  ].join("");
}

/** Small marks on the top of a slab, in its perspective. */
function drawMarks({ colours, random }: Scene, [x, y]: Point): string {
  const count = random.whole(2, 4);
  const along = (share: number, across: number): Point => [
    x + (share - across) * HALF * 0.5,
    y + (share + across) * DEPTH * 0.5,
  ];
  const marks: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const across = -0.55 + index * 0.36;
    const length = random.between(0.2, 0.9);
    marks.push(
      trace([along(-0.6, across), along(-0.6 + length, across)], {
        stroke: index === 0 ? colours.accent : colours.onMain,
        "stroke-width": 6,
      }),
    );
  }
  return marks.join("");
}

function drawLabel(
  { colours }: Scene,
  name: string,
  { at: [x, y], from, isLeft }: { at: Point; from: Point; isLeft: boolean },
): string {
  const note = NOTES[name] ?? "";
  const width = Math.max(measure(name, { size: 19, face: "head" }), measure(note, { size: 14 })) + 32;
  const place = { x: isLeft ? x - width : x, y: y - 26, width, height: 52 };
  return [
    trace([from, [x, y]], { stroke: colours.main, "stroke-width": 2.5, "stroke-dasharray": "1 7" }),
    disc(from, 5, { fill: colours.main }),
    box(place, colours.sheet, { rx: 12, stroke: colours.line, "stroke-width": 2 }),
    write(name, [place.x + 16, y - 2], { size: 19, fill: colours.ink, face: "head" }),
    write(note, [place.x + 16, y + 17], { size: 14, fill: colours.muted }),
  ].join("");
}

/** Layers of a system, with their names beside them. */
export const drawStack: DrawScene = (scene) => {
  const { colours, random, variant } = scene;
  const names = nth(STACKS, variant);
  const isLeft = (variant + Math.floor(variant / 2)) % 2 === 1;
  const x = isLeft ? 418 : 222;
  const tops = random.shuffled([colours.main, colours.mid, mix(colours.main, colours.mid, 0.5)]);
  const slabs: string[] = [];
  const labels: string[] = [];
  for (let layer = names.length - 1; layer >= 0; layer -= 1) {
    const y = FIRST + layer * GAP;
    slabs.push(drawSlab([x, y], tops[layer] ?? colours.main));
    const from: Point = [isLeft ? x - HALF + 6 : x + HALF - 6, y + THICK / 2];
    labels.push(
      drawLabel(scene, names[layer] ?? "", { at: [isLeft ? 244 : 396, 64 + layer * 76], from, isLeft }),
    );
  }
  return [...slabs, drawMarks(scene, [x, FIRST]), ...labels.toReversed()].join("");
};
