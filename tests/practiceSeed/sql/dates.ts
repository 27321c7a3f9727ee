import type { WrongAnswers } from "../wrongAnswers";

function onTime({
  days = "delivered_on - ordered_on",
  delivery = "",
  where = "WHERE status <> 'cancelled'",
}) {
  return `SELECT id AS order_id, ${days} AS days,
  ${delivery || "CASE WHEN delivered_on IS NULL THEN 'open' WHEN delivered_on - ordered_on <= 3 THEN 'on time' ELSE 'late' END AS delivery"}
FROM orders ${where};`;
}

const SUMS = "COUNT(DISTINCT orders.id) AS order_count, SUM(quantity * unit_price) AS revenue";
const FIRST_DAY = "date_trunc('month', ordered_on)::date AS month";
const SALES = "FROM orders JOIN order_items ON order_id = orders.id";
const SOLD_IN_2026 = "WHERE status <> 'cancelled' AND EXTRACT(YEAR FROM ordered_on) = 2026";

export const dates: WrongAnswers[] = [
  {
    slug: "sql-on-time-or-late",
    wrong: [
      {
        code: onTime({
          delivery: "CASE WHEN delivered_on - ordered_on <= 3 THEN 'on time' ELSE 'late' END AS delivery",
        }),
        why: "rows",
        note: "NULL ends in ELSE",
      },
      {
        code: onTime({
          delivery:
            "CASE WHEN delivered_on = NULL THEN 'open' WHEN delivered_on - ordered_on <= 3 THEN 'on time' ELSE 'late' END AS delivery",
        }),
        why: "rows",
        note: "= NULL is never true",
      },
      {
        code: onTime({
          delivery:
            "CASE delivered_on - ordered_on WHEN NULL THEN 'open' WHEN 3 THEN 'on time' ELSE 'late' END AS delivery",
        }),
        why: "rows",
        note: "the short form of CASE compares with =",
      },
      {
        code: onTime({
          delivery:
            "CASE WHEN delivered_on IS NULL THEN 'open' WHEN delivered_on - ordered_on < 3 THEN 'on time' ELSE 'late' END AS delivery",
        }),
        why: "rows",
        note: "takes the third day for late",
      },
      {
        code: onTime({ days: "ordered_on - delivered_on" }),
        why: "rows",
        note: "subtracts the wrong way round",
      },
      {
        code: onTime({ days: "EXTRACT(DAY FROM delivered_on) - EXTRACT(DAY FROM ordered_on)" }),
        why: "rows",
        note: "days of the month instead of days between",
      },
      {
        code: onTime({ days: "COALESCE(delivered_on - ordered_on, 0)" }),
        why: "rows",
        note: "0 instead of NULL",
      },
      { code: onTime({ where: "" }), why: "count", note: "keeps cancelled orders" },
      { code: onTime({ where: "WHERE delivered_on IS NOT NULL" }), why: "count", note: "loses open orders" },
      {
        code: onTime({
          delivery:
            "CASE WHEN delivered_on IS NULL THEN 'open' WHEN delivered_on - ordered_on <= 3 THEN 'on time' ELSE 'late' END",
        }),
        why: "names",
        note: "forgets the name of the column",
      },
      {
        code: onTime({
          delivery:
            "CASE WHEN delivered_on IS NULL THEN 'open' WHEN days <= 3 THEN 'on time' ELSE 'late' END AS delivery",
        }),
        why: "error",
        errorType: "42703",
        note: "uses a new name in the same SELECT",
      },
      {
        code: onTime({
          delivery:
            "CASE WHEN delivered_on IS NULL THEN 'open' WHEN delivered_on - ordered_on <= 3 THEN 'on time' ELSE 'late' AS delivery",
        }),
        why: "error",
        errorType: "42601",
        note: "forgets END",
      },
      {
        code: onTime({ days: "EXTRACT(DAY FROM delivered_on - ordered_on)" }),
        why: "error",
        errorType: "42883",
        note: "extracts from a number",
      },
      {
        code: onTime({
          delivery:
            "CASE WHEN delivered_on IS NULL THEN 'open' WHEN id IN (103, 109, 113, 114) THEN 'late' ELSE 'on time' END AS delivery",
        }),
        why: "rows",
        failingTest: "Deliveries across the end of a month, on the last day of the promise",
        note: "hard-codes the late orders",
      },
    ],
  },
  {
    slug: "sql-sales-by-month",
    wrong: [
      {
        code: `SELECT ${FIRST_DAY}, ${SUMS} ${SALES}
WHERE status <> 'cancelled' AND ordered_on >= '2026-01-01' GROUP BY month ORDER BY month;`,
        why: "count",
        failingTest: "A shop that opened late in the year",
        note: "takes later years, too",
      },
      {
        code: `SELECT ${FIRST_DAY}, ${SUMS} ${SALES}
WHERE status <> 'cancelled' AND ordered_on BETWEEN '2026-01-01' AND '2026-12-01' GROUP BY month ORDER BY month;`,
        why: "count",
        failingTest: "A shop that opened late in the year",
        note: "leaves out December",
      },
      {
        code: `SELECT ${FIRST_DAY}, COUNT(*) AS order_count, SUM(quantity * unit_price) AS revenue
${SALES} ${SOLD_IN_2026} GROUP BY month ORDER BY month;`,
        why: "rows",
        note: "counts items instead of orders",
      },
      {
        code: `SELECT EXTRACT(MONTH FROM ordered_on) AS month, ${SUMS} ${SALES} ${SOLD_IN_2026} GROUP BY month ORDER BY month;`,
        why: "types",
        note: "the number of the month",
      },
      {
        code: `SELECT to_char(ordered_on, 'FMMonth') AS month, ${SUMS} ${SALES} ${SOLD_IN_2026} GROUP BY month ORDER BY month;`,
        why: "types",
        note: "the month's name",
      },
      {
        code: `SELECT ${FIRST_DAY}, ${SUMS} ${SALES} WHERE EXTRACT(YEAR FROM ordered_on) = 2026 GROUP BY month ORDER BY month;`,
        why: "rows",
        note: "counts cancelled orders",
      },
      {
        code: `SELECT ${FIRST_DAY}, ${SUMS} ${SALES} WHERE status <> 'cancelled' GROUP BY month ORDER BY month;`,
        why: "count",
        note: "forgets the year",
      },
      {
        code: `SELECT date_trunc('month', delivered_on)::date AS month, ${SUMS}
${SALES} ${SOLD_IN_2026} GROUP BY month ORDER BY month;`,
        why: "count",
        note: "the day of the delivery",
      },
      {
        code: `SELECT ordered_on AS month, ${SUMS} ${SALES} ${SOLD_IN_2026} GROUP BY ordered_on ORDER BY month;`,
        why: "count",
        note: "one row for each day",
      },
      {
        code: `SELECT ${FIRST_DAY}, COUNT(DISTINCT orders.id) AS order_count, SUM(unit_price) AS revenue
${SALES} ${SOLD_IN_2026} GROUP BY month ORDER BY month;`,
        why: "rows",
        note: "forgets the quantity",
      },
      {
        code: `SELECT ${FIRST_DAY}, ${SUMS} ${SALES} ${SOLD_IN_2026} GROUP BY month ORDER BY month DESC;`,
        why: "order",
        note: "the latest month first",
      },
      {
        code: `SELECT ${FIRST_DAY}, ${SUMS} ${SALES} ${SOLD_IN_2026} GROUP BY month ORDER BY revenue;`,
        why: "order",
        note: "sorts by revenue",
      },
      {
        code: `SELECT date_trunc('month', ordered_on)::date, ${SUMS} ${SALES} ${SOLD_IN_2026} GROUP BY 1 ORDER BY 1;`,
        why: "names",
        note: "forgets the name of the column",
      },
      {
        code: `SELECT ${FIRST_DAY}, ${SUMS} ${SALES} ${SOLD_IN_2026} ORDER BY month;`,
        why: "error",
        errorType: "42803",
        note: "forgets GROUP BY",
      },
      {
        code: `SELECT MONTH(ordered_on) AS month, ${SUMS} ${SALES} ${SOLD_IN_2026} GROUP BY month;`,
        why: "error",
        errorType: "42883",
        note: "the function of another database",
      },
      {
        code: `SELECT ${FIRST_DAY}, ${SUMS} ${SALES} WHERE status <> 'cancelled' AND ordered_on > '2025-12-31'
  AND ordered_on < '2026-06-01' GROUP BY month ORDER BY month;`,
        why: "count",
        failingTest: "The same month in two years, and a month with cancelled orders only",
        note: "hard-codes the months that the data has",
      },
      {
        code: `SELECT make_date(2026, EXTRACT(MONTH FROM ordered_on)::int, 1) AS month, ${SUMS}
${SALES} WHERE status <> 'cancelled' AND ordered_on <> '2025-12-30' GROUP BY month ORDER BY month;`,
        why: "rows",
        failingTest: "The same month in two years, and a month with cancelled orders only",
        note: "mixes the same month of two years",
      },
    ],
  },
];
