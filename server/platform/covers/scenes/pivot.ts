import { mix } from "../palette";
import type { DrawScene, Point, Scene } from "../pen";
import { box, nth, sheet, trace, write } from "../pen";

const ROWS: [string, string[]][] = [
  ["Region", ["North", "South", "East", "West"]],
  ["City", ["Hyderabad", "Pune", "Kochi", "Jaipur"]],
  ["City", ["Chennai", "Indore", "Surat", "Patna"]],
  ["Product", ["Tea", "Spices", "Sweets", "Pickles"]],
  ["Channel", ["Store", "App", "Website", "Phone"]],
  ["Team", ["Field", "Inside", "Partner", "Online"]],
];

const COLUMNS = [
  ["Apr", "May", "Jun"],
  ["Jul", "Aug", "Sep"],
  ["Oct", "Nov", "Dec"],
  ["Jan", "Feb", "Mar"],
  ["Q1", "Q2", "Q3"],
];

const ROW = 36;
const NAME = 112;
const CELL = 76;
const TABLE_WIDTH = NAME + CELL * 4;

interface Table {
  name: string;
  rows: string[];
  columns: string[];
  /** In tenths of a lakh, so that sums are exact. */
  values: number[][];
}

function tableOf({ random, variant }: Scene): Table {
  const [name, rows] = nth(ROWS, variant);
  const columns = nth(COLUMNS, variant);
  const values = rows.map(() => {
    const level = random.whole(18, 60);
    return columns.map((_, month) => level + month * random.whole(-2, 7) + random.whole(-6, 6));
  });
  return { name, rows: random.shuffled(rows), columns, values };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const lakh = (tenths: number) => (tenths / 10).toFixed(1);

/** The columns' right edges, for numbers. */
function rightOf(x: number, column: number): number {
  return x + NAME + (column + 1) * CELL - 16;
}

function drawRow({ colours }: Scene, table: Table, [x, y, row]: [number, number, number]): string {
  const { ink, main, pale } = colours;
  const values = table.values[row] ?? [];
  const all = table.values.flat();
  const [min, max] = [Math.min(...all), Math.max(...all)];
  const cells = values.map((value, column) => {
    const heat = 0.08 + (0.5 * (value - min)) / (max - min);
    const place = { x: x + NAME + column * CELL + 2, y: y + 2, width: CELL - 4, height: ROW - 4 };
    const text = write(lakh(value), [rightOf(x, column), y + 24], { size: 18, fill: ink, align: "right" });
    return box(place, mix(main, pale, heat)) + text;
  });
  return [
    write(table.rows[row] ?? "", [x + 14, y + 24], { size: 18, fill: ink }),
    ...cells,
    write(lakh(sum(values)), [rightOf(x, 3), y + 24], { size: 18, fill: main, align: "right", face: "head" }),
  ].join("");
}

function drawTable(
  scene: Scene,
  table: Table,
  { at: [x, y], corner }: { at: Point; corner: string },
): string {
  const { main, onMain, ink, line, accent, accentPale } = scene.colours;
  const height = ROW * 6;
  const heads = [...table.columns, "Total"].map((text, column) =>
    write(text, [rightOf(x, column), y + 24], { size: 17, fill: onMain, align: "right" }),
  );
  const rows = table.rows.map((_, row) => drawRow(scene, table, [x, y + ROW * (row + 1), row]));
  const foot = y + ROW * 5;
  const totals = table.columns.map((_, column) => sum(table.values.map((row) => row[column] ?? 0)));
  const sums = [...totals, sum(totals)].map((value, column) =>
    write(lakh(value), [rightOf(x, column), foot + 24], {
      size: 18,
      fill: ink,
      align: "right",
      face: "head",
    }),
  );
  return [
    sheet({ x, y, width: TABLE_WIDTH, height }, scene.colours),
    box({ x, y, width: TABLE_WIDTH, height: ROW }, main, { rx: 14 }),
    box({ x, y: y + ROW / 2, width: TABLE_WIDTH, height: ROW / 2 }, main, { rx: 0 }),
    write(corner, [x + 14, y + 24], { size: 17, fill: onMain }),
    ...heads,
    ...rows,
    trace(
      [
        [x + 12, foot],
        [x + TABLE_WIDTH - 12, foot],
      ],
      { stroke: line, "stroke-width": 2 },
    ),
    write("Total", [x + 14, foot + 24], { size: 18, fill: ink, face: "head" }),
    box({ x: rightOf(x, 3) - 58, y: foot + 4, width: 68, height: ROW - 9 }, accentPale, {
      rx: 7,
      stroke: accent,
      "stroke-width": 2.5,
    }),
    ...sums,
  ].join("");
}

function drawField({ colours }: Scene, label: string, [value, x, y]: [string, number, number]): string {
  return (
    write(label, [x, y], { size: 14, fill: colours.muted }) +
    box({ x, y: y + 8, width: 108, height: 30 }, colours.pale, { rx: 7 }) +
    write(value, [x + 12, y + 28], { size: 15, fill: colours.main })
  );
}

/** A pivot table shaded by its values, with sums that are right; some with the fields beside it. */
export const drawPivot: DrawScene = (scene) => {
  const table = tableOf(scene);
  const layout = nth(["right", "alone", "left"] as const, scene.variant);
  if (layout === "alone") return drawTable(scene, table, { at: [112, 32], corner: "₹ lakh" });
  const [x, tableX] = layout === "right" ? [494, 32] : [38, 192];
  const span = table.columns[0] === "Q1" ? "Quarter" : "Month";
  return [
    sheet({ x: x - 16, y: 48, width: 140, height: 190 }, scene.colours),
    drawField(scene, "Rows", [table.name, x, 76]),
    drawField(scene, "Columns", [span, x, 134]),
    drawField(scene, "Values", ["Sales, ₹ L", x, 192]),
    drawTable(scene, table, { at: [tableX, 32], corner: table.name }),
  ].join("");
};
