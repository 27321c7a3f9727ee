import { measure } from "../glyphs";
import type { DrawScene, Point, Scene } from "../pen";
import { box, disc, nth, sheet, tag, write } from "../pen";
import type { Random } from "../random";

interface Tables {
  left: { name: string; key: string; value: string; rows: [number, string][] };
  right: { name: string; key: string; value: string; rows: [number, string][] };
}

const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

interface Topic {
  left: [string, string, string[]];
  right: [string, string, (random: Random) => string];
  key: string;
}

const TOPICS: Topic[] = [
  {
    left: ["customers", "name", ["Asha", "Ravi", "Meera", "Kabir"]],
    right: ["orders", "amount", (random) => rupees(random.whole(3, 40) * 50)],
    key: "customer_id",
  },
  {
    left: ["courses", "title", ["SQL", "Excel", "Python", "Power BI"]],
    right: ["batches", "starts", (random) => `${random.whole(2, 27)} ${random.pick(["Jan", "Feb", "Mar"])}`],
    key: "course_id",
  },
  {
    left: ["stores", "city", ["Pune", "Kochi", "Surat", "Agra"]],
    right: ["sales", "total", (random) => rupees(random.whole(20, 95) * 1000)],
    key: "store_id",
  },
  {
    left: ["students", "name", ["Zoya", "Arjun", "Divya", "Imran"]],
    right: ["marks", "score", (random) => String(random.whole(54, 98))],
    key: "student_id",
  },
  {
    left: ["trains", "name", ["Duronto", "Shatabdi", "Tejas", "Rajdhani"]],
    right: ["tickets", "fare", (random) => rupees(random.whole(8, 36) * 55)],
    key: "train_id",
  },
];

const ROW = 37;
const WIDTH = 204;

function tablesOf(random: Random, topic: Topic): Tables {
  const ids = random
    .shuffled([1, 2, 3, 4])
    .slice(0, 3)
    .toSorted((one, other) => one - other);
  const first = random.pick([1, 11, 21, 41, 101]) - 1;
  const names = random.shuffled(topic.left[2]);
  // One key has no match, another has two.
  const matched = random.shuffled([ids[0] ?? 1, ids[1] ?? 2, random.pick([ids[0] ?? 1, ids[1] ?? 2])]);
  return {
    left: {
      name: topic.left[0],
      key: "id",
      value: topic.left[1],
      rows: ids.map((id, index) => [first + id, names[index] ?? ""]),
    },
    right: {
      name: topic.right[0],
      key: topic.key,
      value: topic.right[1],
      rows: matched.map((id) => [first + id, topic.right[2](random)]),
    },
  };
}

function drawTable(
  { colours }: Scene,
  [x, y]: Point,
  { table, matches, picked }: { table: Tables["left"]; matches: (key: number) => boolean; picked: number },
): string {
  const { main, onMain, muted, ink, line, pale, accentPale } = colours;
  const height = 36 + 28 + ROW * 3 + 4;
  const keyEnd = x + 14 + Math.max(26, measure(table.key, { size: 14 })) + 18;
  const rows = table.rows.map(([key, value], row) => {
    const at = y + 64 + row * ROW;
    const place = { x: x + 6, y: at + 2, width: WIDTH - 12, height: ROW - 5 };
    const fill = key === picked ? accentPale : pale;
    const isMatched = matches(key);
    return [
      isMatched ? box(place, fill, { rx: 7 }) : "",
      write(String(key), [x + 16, at + 24], { size: 18, fill: isMatched ? ink : muted, face: "code" }),
      write(value, [keyEnd, at + 24], { size: 18, fill: isMatched ? ink : muted }),
    ].join("");
  });
  return [
    sheet({ x, y, width: WIDTH, height }, colours),
    box({ x, y, width: WIDTH, height: 36 }, main, { rx: 14 }),
    box({ x, y: y + 18, width: WIDTH, height: 18 }, main, { rx: 0 }),
    write(table.name, [x + 16, y + 24], { size: 18, fill: onMain }),
    write(table.key, [x + 16, y + 56], { size: 14, fill: muted }),
    write(table.value, [keyEnd, y + 56], { size: 14, fill: muted }),
    box({ x: x + 6, y: y + 62, width: WIDTH - 12, height: 2 }, line, { rx: 1 }),
    ...rows,
  ].join("");
}

/** Two tables, with a line for each pair of rows that the join finds. */
export const drawJoin: DrawScene = (scene) => {
  const { colours, random, variant } = scene;
  const topic = nth(TOPICS, variant);
  const { left, right } = tablesOf(random, topic);
  const picked = right.rows[random.whole(0, 2)]?.[0] ?? 0;
  const [leftX, rightX] = [72, 364];
  const [leftY, rightY] = nth(
    [
      [22, 22],
      [18, 40],
      [40, 18],
    ] as const,
    variant,
  );
  const links = left.rows.flatMap(([key], from) =>
    right.rows.flatMap(([other], to) => {
      if (other !== key) return [];
      const [x1, y1] = [leftX + WIDTH - 2, leftY + 64 + from * ROW + 18];
      const [x2, y2] = [rightX + 2, rightY + 64 + to * ROW + 18];
      const stroke = key === picked ? colours.accent : colours.main;
      const middle = (x1 + x2) / 2;
      return [
        tag("path", {
          d: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`,
          fill: "none",
          stroke,
          "stroke-width": 4,
        }) +
          disc([x1, y1], 6, { fill: stroke }) +
          disc([x2, y2], 6, { fill: stroke }),
      ];
    }),
  );
  const query = `JOIN ${right.name} ON ${right.key} = ${left.name}.id`;
  const size = 15;
  const width = measure(query, { size, face: "code" }) + 32;
  const strip = { x: (640 - width) / 2, y: 228, width, height: 34 };
  return [
    drawTable(scene, [leftX, leftY], {
      table: left,
      matches: (key) => right.rows.some(([other]) => other === key),
      picked,
    }),
    drawTable(scene, [rightX, rightY], { table: right, matches: () => true, picked }),
    ...links,
    box(strip, colours.ink, { rx: 10 }),
    write(query, [strip.x + 14, strip.y + 22], { size, fill: colours.sheet, face: "code" }),
  ].join("");
};
