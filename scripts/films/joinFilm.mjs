import { COLORS, at, between } from "./pen.mjs";

const CUSTOMERS = [
  ["id", "name"],
  ["1", "Asha"],
  ["2", "Ravi"],
  ["3", "Meera"],
];
const ORDERS = [
  ["customer", "rupees"],
  ["1", "240"],
  ["2", "90"],
  ["1", "60"],
];
const FOUND = [
  ["name", "rupees"],
  ["Asha", "240"],
  ["Ravi", "90"],
  ["Asha", "60"],
];
const FIRST_ROW_AT = 8;
const ROW_SECONDS = 4;
const LEFT_AT = 26;

const SENTENCES = [
  [0, "Two tables: who our customers are, and what they ordered."],
  [4, "A join pairs each order with the customer of the same number."],
  [8, "The first order is of customer 1: that is Asha."],
  [12, "The second is of customer 2: that is Ravi."],
  [16, "The third is of customer 1 again. Asha has two rows now."],
  [20, "Meera has no order, so JOIN leaves her out."],
  [LEFT_AT, "LEFT JOIN keeps everyone on the left, with or without a match."],
  [31, "Where nothing matches, SQL writes NULL: nothing is known."],
];

export default {
  sentences: SENTENCES,
  seconds: 36,
  draw(pen, second) {
    const isLeft = second >= LEFT_AT;
    const done = Math.floor((second - FIRST_ROW_AT) / ROW_SECONDS);
    const current = done >= 0 && done < 3 ? done + 1 : 0;
    const customer = current ? Number(ORDERS[current][0]) : 0;
    const isMeeraOut = second >= 20 && !isLeft;
    pen.heading("What a join keeps, and what it drops");
    pen.table({
      x: 40,
      y: 140,
      title: "customers",
      widths: [70, 130],
      rows: CUSTOMERS,
      fills: {
        [customer]: COLORS.marigold,
        ...(isMeeraOut && { 3: COLORS.brickSoft }),
        ...(isLeft && { 3: COLORS.tealSoft }),
      },
    });
    pen.table({
      x: 300,
      y: 140,
      title: "orders",
      widths: [120, 110],
      rows: ORDERS,
      fills: { [current]: COLORS.marigold },
    });
    if (current)
      pen.line([240, 140 + 38 * customer + 19], [300, 140 + 38 * current + 19], {
        color: COLORS.teal,
        share: between(second, FIRST_ROW_AT + ROW_SECONDS * done, FIRST_ROW_AT + ROW_SECONDS * done + 1),
      });
    const shown = Math.min(Math.max(done + 1, 0), 3);
    const rows = FOUND.slice(0, shown + 1);
    if (second >= LEFT_AT + 3) rows.push(["Meera", "NULL"]);
    if (second >= 6)
      pen.table({
        x: 620,
        y: 140,
        title: "the answer",
        widths: [150, 130],
        rows,
        fills: { 4: COLORS.tealSoft },
        alpha: between(second, 6, 7),
      });
    const join = isLeft ? "LEFT JOIN" : "JOIN";
    const query = [
      "SELECT name, rupees",
      `FROM customers ${join} orders`,
      "ON orders.customer = customers.id;",
    ];
    pen.box({ x: 40, y: 345, width: 880, height: 104 }, { fill: COLORS.sunk });
    query.forEach((text, place) =>
      pen.write(text, [60, 375 + 30 * place], {
        font: "400 20px Code",
        color: isLeft && place === 1 ? COLORS.teal : COLORS.ink,
        alpha: between(second, 3, 4),
      }),
    );
    pen.explain(at(second, SENTENCES));
  },
};
