import type { DrawScene, Scene } from "../pen";
import { box, nth, sheet, trace, write } from "../pen";
import type { Random } from "../random";

interface Worksheet {
  formula: string;
  heads: string[];
  rows: string[][];
  /** Column and row of the cell with the formula, and its value. */
  picked: { column: number; row: number; value: string };
  /** First and last row of the range that the formula reads, and its column. */
  range: { column: number; from: number; to: number };
}

const rupees = (amount: number) => amount.toLocaleString("en-IN");
const ITEMS = ["Rent", "Chai", "Fuel", "Ads", "Stock", "Salaries", "Repairs"];
const PEOPLE = ["Asha", "Ravi", "Meera", "Kabir", "Zoya", "Arjun"];
const CITIES = ["Pune", "Kochi", "Surat", "Agra", "Indore"];

function sumSheet(random: Random): Worksheet {
  const amounts = [0, 1, 2].map(() => random.whole(12, 96) * 250);
  const total = amounts.reduce((sum, one) => sum + one, 0);
  const items = random.shuffled(ITEMS);
  return {
    formula: "=SUM(B2:B4)",
    heads: ["Item", "Amount", "Paid"],
    rows: [
      ...amounts.map((amount, index) => [items[index] ?? "", rupees(amount), index === 1 ? "No" : "Yes"]),
      ["Total", "", ""],
    ],
    picked: { column: 1, row: 3, value: rupees(total) },
    range: { column: 1, from: 0, to: 2 },
  };
}

function averageSheet(random: Random): Worksheet {
  const first = random.whole(52, 90);
  const marks = [first, random.whole(52, 90), 0];
  // A whole average.
  marks[2] = 60 + ((3 - ((first + (marks[1] ?? 0) + 60) % 3)) % 3) + random.whole(0, 9) * 3;
  const average = marks.reduce((sum, one) => sum + one, 0) / 3;
  const people = random.shuffled(PEOPLE);
  return {
    formula: "=AVERAGE(B2:B4)",
    heads: ["Name", "Marks", "Grade"],
    rows: [
      ...marks.map((mark, index) => [people[index] ?? "", String(mark), mark >= 75 ? "A" : "B"]),
      ["Average", "", ""],
    ],
    picked: { column: 1, row: 3, value: String(average) },
    range: { column: 1, from: 0, to: 2 },
  };
}

function countSheet(random: Random): Worksheet {
  const sales = [0, 1, 2].map(() => random.whole(10, 40) * 500);
  const over = sales.filter((amount) => amount > 10_000).length;
  const cities = random.shuffled(CITIES);
  return {
    formula: '=COUNTIF(B2:B4,">10000")',
    heads: ["City", "Sales", "Orders"],
    rows: [
      ...sales.map((amount, index) => [
        cities[index] ?? "",
        rupees(amount),
        String(Math.round(amount / 420)),
      ]),
      ["Over 10k", "", ""],
    ],
    picked: { column: 1, row: 3, value: String(over) },
    range: { column: 1, from: 0, to: 2 },
  };
}

function ifSheet(random: Random): Worksheet {
  const stock = [random.whole(4, 9), random.whole(20, 60), random.whole(12, 48), random.whole(2, 8)];
  const goods = random.shuffled(["Atta", "Sugar", "Ghee", "Rice", "Tea", "Dal"]);
  return {
    formula: '=IF(B2<10,"Order","OK")',
    heads: ["Item", "Stock", "Status"],
    rows: stock.map((count, index) => [goods[index] ?? "", String(count), count < 10 ? "Order" : "OK"]),
    picked: { column: 2, row: 0, value: "Order" },
    range: { column: 1, from: 0, to: 0 },
  };
}

function lookupSheet(random: Random): Worksheet {
  const codes = random.shuffled(["PN-04", "KC-11", "ST-27", "AG-08"]);
  const prices = codes.map(() => random.whole(9, 60) * 50);
  return {
    formula: `=XLOOKUP("${codes[2] ?? ""}",A:A,B:B)`,
    heads: ["Code", "Price", "Found"],
    rows: codes.map((code, index) => [code, rupees(prices[index] ?? 0), ""]),
    picked: { column: 2, row: 2, value: rupees(prices[2] ?? 0) },
    range: { column: 0, from: 2, to: 2 },
  };
}

const SHEETS = [sumSheet, lookupSheet, averageSheet, ifSheet, countSheet];

const PLACE = { x: 86, y: 24, width: 468, height: 230 };
const BAR = 44;
const HEAD = 28;
const ROW = 31;
const GUTTER = 40;
const COLUMN = (PLACE.width - GUTTER) / 3;
const TOP = PLACE.y + BAR + HEAD;

function cellAt(column: number, row: number) {
  return { x: PLACE.x + GUTTER + column * COLUMN, y: TOP + row * ROW, width: COLUMN, height: ROW };
}

function drawCell({ colours }: Scene, text: string, [column, row]: [number, number]): string {
  const { x, y, width } = cellAt(column, row);
  const isNumber = /^[\d,.]{1,20}$/.test(text);
  const writing = { size: 17, fill: row === 0 ? colours.muted : colours.ink };
  if (isNumber) return write(text, [x + width - 14, y + 22], { ...writing, align: "right" });
  return write(text, [x + 14, y + 22], writing);
}

function drawFrame({ colours }: Scene, formula: string): string {
  const { x, y, width, height } = PLACE;
  const { line, main, muted, pale } = colours;
  const right = x + width;
  const rules = Array.from({ length: 5 }, (_, row) =>
    trace(
      [
        [x, TOP + row * ROW],
        [right, TOP + row * ROW],
      ],
      { stroke: line, "stroke-width": 2 },
    ),
  );
  const columns = [0, 1, 2].map((column) => {
    const at = x + GUTTER + column * COLUMN;
    const letter = write("ABC"[column] ?? "", [at + COLUMN / 2, y + BAR + 20], {
      size: 15,
      fill: muted,
      align: "middle",
    });
    return (
      letter +
      trace(
        [
          [at, y + BAR],
          [at, y + height - 1],
        ],
        { stroke: line, "stroke-width": 2 },
      )
    );
  });
  const numbers = [1, 2, 3, 4, 5].map((number) =>
    write(String(number), [x + GUTTER / 2, TOP + (number - 1) * ROW + 21], {
      size: 15,
      fill: muted,
      align: "middle",
    }),
  );
  return [
    sheet(PLACE, colours),
    box({ x: x + 1, y: y + BAR, width: width - 2, height: HEAD }, pale, { rx: 0 }),
    write("fx", [x + 20, y + 29], { size: 19, fill: main, face: "head", align: "middle" }),
    write(formula, [x + GUTTER + 12, y + 29], { size: 18, fill: colours.ink, face: "code" }),
    trace(
      [
        [x, y + BAR],
        [right, y + BAR],
      ],
      { stroke: line, "stroke-width": 2 },
    ),
    ...rules,
    ...columns,
    ...numbers,
  ].join("");
}

/** A grid with the cell whose formula is in the bar, and the range that it reads. */
export const drawWorksheet: DrawScene = (scene) => {
  const { colours, random, variant } = scene;
  const { formula, heads, rows, picked, range } = nth(SHEETS, variant)(random);
  const first = cellAt(range.column, range.from + 1);
  const cell = cellAt(picked.column, picked.row + 1);
  const cells = [heads, ...rows].flatMap((texts, row) =>
    texts.map((text, column) => drawCell(scene, text, [column, row])),
  );
  return [
    drawFrame(scene, formula),
    box({ ...first, height: ROW * (range.to - range.from + 1) }, colours.main, {
      rx: 2,
      "fill-opacity": 0.16,
      stroke: colours.main,
      "stroke-width": 2.5,
      "stroke-dasharray": "7 5",
    }),
    ...cells,
    box(cell, colours.accentPale, { rx: 3, stroke: colours.accent, "stroke-width": 4 }),
    write(picked.value, [cell.x + cell.width - 14, cell.y + 22], {
      size: 18,
      fill: colours.ink,
      face: "head",
      align: "right",
    }),
    box({ x: cell.x + cell.width - 6, y: cell.y + cell.height - 6, width: 11, height: 11 }, colours.accent, {
      rx: 2,
      stroke: colours.sheet,
      "stroke-width": 2.5,
    }),
  ].join("");
};
