import { COLORS, at, between } from "./pen.mjs";

const SALES = [
  ["day", "shop", "item", "rupees"],
  ["1", "Pune", "tea", "120"],
  ["1", "Goa", "rice", "300"],
  ["2", "Pune", "rice", "250"],
  ["2", "Goa", "tea", "80"],
];
const AROUND = [
  { x: 40, y: 130, name: "Shops", filter: "Pune", column: 1, from: [190, 165], to: [330, 210], starts: 12 },
  { x: 40, y: 330, name: "Items", filter: "rice", column: 2, from: [190, 365], to: [330, 300], starts: 20 },
  { x: 770, y: 130, name: "Days", filter: "day 2", column: 0, from: [770, 165], to: [650, 210], starts: 99 },
];

const SENTENCES = [
  [0, "In the middle: one table of facts. Each row is a sale."],
  [5, "Around it: small tables about shops, items and days."],
  [9, "The lines make a star. A filter runs along a line, inwards."],
  [12, "Choose Pune in Shops: the sales of Pune remain."],
  [16, "The sum below follows: 120 + 250 rupees."],
  [20, "Choose rice in Items, too: one sale remains."],
  [25, "One table of facts, one line to each question: that is the star."],
];

function isKept(sale, second) {
  const hasPune = second < 13 || sale[1] === "Pune";
  const hasRice = second < 21 || sale[2] === "rice";
  return hasPune && hasRice;
}

export default {
  sentences: SENTENCES,
  seconds: 30,
  draw(pen, second) {
    pen.heading("A star of tables");
    const [, ...sales] = SALES;
    const kept = sales.filter((sale) => isKept(sale, second));
    const fills = Object.fromEntries(
      sales.map((sale, place) => [
        place + 1,
        second >= 13 && kept.includes(sale) ? COLORS.tealSoft : undefined,
      ]),
    );
    if (second >= 5)
      for (const { x, y, name, filter, from, to, starts } of AROUND) {
        const alpha = between(second, 5, 6);
        const isChosen = second >= starts;
        pen.line(from, to, { share: between(second, 9, 10) });
        if (isChosen)
          pen.line(from, to, { color: COLORS.teal, width: 5, share: between(second, starts, starts + 1) });
        const look = isChosen ? { fill: COLORS.marigold } : {};
        pen.box({ x, y, width: 150, height: 70 }, { ...look, alpha });
        pen.write(name, [x + 75, y + 30], { font: "700 20px Heading", align: "center", alpha });
        pen.write(isChosen ? filter : "all", [x + 75, y + 56], {
          font: "400 18px Code",
          align: "center",
          alpha,
        });
      }
    pen.table({ x: 330, y: 150, title: "Sales", widths: [60, 90, 80, 90], rows: SALES, fills });
    sales.forEach((sale, place) => {
      if (!kept.includes(sale))
        pen.box(
          { x: 332, y: 190 + 38 * place, width: 316, height: 34 },
          { line: COLORS.surface, alpha: 0.8 },
        );
    });
    const sum = kept.reduce((total, [, , , rupees]) => total + Number(rupees), 0);
    pen.write("Sum of rupees", [490, 385], { font: "600 20px Text", color: COLORS.muted, align: "center" });
    pen.write(String(sum), [490, 432], { font: "700 44px Heading", color: COLORS.teal, align: "center" });
    pen.explain(at(second, SENTENCES));
  },
};
