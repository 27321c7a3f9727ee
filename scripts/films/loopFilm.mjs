import { COLORS, at } from "./pen.mjs";

const CODE = [
  "prices = [20, 15, 30]",
  "total = 0",
  "for price in prices:",
  "    total = total + price",
  "print(total)",
];

/** From a second on: the line that runs, the names and their values, and what is to be said. */
const STEPS = [
  [0, { line: -1, names: {}, say: "Five lines that add up a bill. Let’s run them one at a time." }],
  [4, { line: 0, names: { prices: "[20, 15, 30]" }, say: "A list of three prices gets a name." }],
  [7, { line: 1, names: { prices: "[20, 15, 30]", total: "0" }, say: "We start counting at 0." }],
  [10, { line: 2, price: 0, total: "0", say: "The loop takes the first price from the list: 20." }],
  [13, { line: 3, price: 0, total: "20", say: "0 + 20 is 20. That is the new total." }],
  [16, { line: 2, price: 1, total: "20", say: "Back to the top. The next price is 15." }],
  [18, { line: 3, price: 1, total: "35", say: "20 + 15 is 35." }],
  [20, { line: 2, price: 2, total: "35", say: "Once more: the last price is 30." }],
  [22, { line: 3, price: 2, total: "65", say: "35 + 30 is 65." }],
  [25, { line: 2, price: 2, total: "65", say: "The list has no more prices, so the loop ends." }],
  [
    28,
    { line: 4, price: 2, total: "65", output: "65", say: "The line after the loop runs once: it prints 65." },
  ],
];
const PRICES = ["20", "15", "30"];

function namesOf({ names, price, total }) {
  return names ?? { prices: "[20, 15, 30]", price: PRICES[price], total };
}

export default {
  sentences: STEPS.map(([from, { say }]) => [from, say]),
  seconds: 32,
  draw(pen, second) {
    const step = at(second, STEPS);
    pen.heading("A loop, step by step");
    pen.box({ x: 40, y: 100, width: 460, height: 240 }, { fill: COLORS.surface });
    CODE.forEach((text, place) => {
      const y = 142 + 42 * place;
      if (place === step.line)
        pen.box(
          { x: 50, y: y - 28, width: 440, height: 40 },
          { fill: COLORS.marigold, line: COLORS.marigold },
        );
      pen.write(text, [66, y], { font: "400 21px Code" });
    });
    PRICES.forEach((price, place) => {
      const isCurrent = step.price === place;
      const fill = isCurrent ? COLORS.tealSoft : COLORS.surface;
      pen.box(
        { x: 540 + 130 * place, y: 100, width: 112, height: 64 },
        { fill, line: isCurrent ? COLORS.teal : COLORS.line },
      );
      pen.write(price, [596 + 130 * place, 142], { font: "400 28px Code", align: "center" });
    });
    Object.entries(namesOf(step)).forEach(([name, value], place) => {
      const y = 220 + 44 * place;
      pen.write(name, [540, y], { font: "600 20px Text", color: COLORS.muted });
      pen.write(value, [660, y], { font: "400 24px Code" });
    });
    pen.write("Output", [40, 385], { font: "600 20px Text", color: COLORS.muted });
    pen.box({ x: 40, y: 398, width: 880, height: 50 }, { fill: COLORS.sunk });
    if (step.output) pen.write(step.output, [60, 431], { font: "400 24px Code" });
    pen.explain(step.say);
  },
};
