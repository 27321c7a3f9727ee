import type { WrongAnswers } from "../wrongAnswers";

const JOINS = `FROM orders JOIN customers ON customers.id = customer_id JOIN pincodes USING (pincode)
  JOIN order_items ON order_id = orders.id JOIN products ON products.id = product_id`;

function sales({ packs = "SUM(quantity)", where = "WHERE status <> 'cancelled'" }) {
  return `WITH sales AS (
  SELECT city, state, products.name AS product, ${packs} AS packs
  ${JOINS} ${where}
  GROUP BY city, state, products.id, products.name
)`;
}

function favourites({
  rank = "RANK() OVER (PARTITION BY city, state ORDER BY packs DESC)",
  from = sales({}),
}) {
  return `${from}, ranked AS (SELECT *, ${rank} AS place FROM sales)
SELECT city, state, product, packs FROM ranked WHERE place = 1;`;
}

const MONTHS = `WITH months AS (
  SELECT date_trunc('month', ordered_on)::date AS month, SUM(quantity * unit_price) AS revenue
  FROM orders JOIN order_items ON order_id = orders.id WHERE status <> 'cancelled' GROUP BY month
)`;
const BEFORE = "LAG(revenue) OVER (ORDER BY month)";
const TOTAL = "SUM(revenue) OVER (ORDER BY month) AS total_so_far";
const PERCENT = `ROUND(100.0 * (revenue - ${BEFORE}) / ${BEFORE}, 1) AS growth_percent`;

function growth({ total = TOTAL, percent = PERCENT, order = "ORDER BY month", from = MONTHS }) {
  return `${from} SELECT month, revenue, ${total}, ${percent} FROM months ${order};`;
}

export const windows: WrongAnswers[] = [
  {
    slug: "sql-favourite-of-each-city",
    wrong: [
      {
        code: favourites({ rank: "ROW_NUMBER() OVER (PARTITION BY city, state ORDER BY packs DESC)" }),
        why: "count",
        note: "ROW_NUMBER drops a favourite that is equal",
      },
      {
        code: favourites({ rank: "RANK() OVER (ORDER BY packs DESC)" }),
        why: "count",
        note: "one ranking for all cities",
      },
      {
        code: favourites({ rank: "RANK() OVER (PARTITION BY city, state ORDER BY packs)" }),
        why: "count",
        note: "the worst product",
      },
      {
        code: favourites({ rank: "RANK() OVER (PARTITION BY product ORDER BY packs DESC)" }),
        why: "count",
        note: "the best city of each product",
      },
      {
        code: favourites({ rank: "RANK() OVER (PARTITION BY city, state)" }),
        why: "count",
        note: "a ranking without an order",
      },
      {
        code: favourites({ from: sales({ where: "" }) }),
        why: "count",
        note: "counts cancelled orders",
      },
      {
        code: favourites({ from: sales({ packs: "COUNT(*)" }) }),
        why: "count",
        note: "counts items instead of packs",
      },
      {
        code: favourites({ from: sales({ packs: "SUM(quantity * unit_price)" }) }),
        why: "count",
        note: "the highest revenue",
      },
      {
        code: `${sales({})} SELECT city, state, product, packs FROM sales
WHERE RANK() OVER (PARTITION BY city, state ORDER BY packs DESC) = 1;`,
        why: "error",
        errorType: "42P20",
        note: "a window function in WHERE",
      },
      {
        code: `${sales({})} SELECT city, state, product, MAX(packs) AS packs FROM sales GROUP BY city, state;`,
        why: "error",
        errorType: "42803",
        note: "the name beside the maximum",
      },
      {
        code: `${sales({})} SELECT city, state, product, MAX(packs) AS packs FROM sales GROUP BY city, state, product;`,
        why: "count",
        note: "the maximum of each product",
      },
      {
        code: `${sales({})} SELECT city, state, product, packs FROM sales ORDER BY packs DESC LIMIT 1;`,
        why: "count",
        note: "one favourite of all cities",
      },
      {
        code: `${sales({})}, ranked AS (SELECT *, RANK() OVER (PARTITION BY city, state ORDER BY packs DESC) AS place FROM sales)
SELECT * FROM ranked WHERE place = 1;`,
        why: "columns",
        note: "shows the place too",
      },
      {
        code: favourites({ rank: "RANK() OVER (PARTITION BY city ORDER BY packs DESC)" }),
        why: "count",
        failingTest: "Two cities with the same name, and a city with two favourites",
        note: "takes cities of the same name for one",
      },
      {
        code: `${sales({})} SELECT city, state, product, packs FROM sales
WHERE product IN ('Bikaneri bhujia', 'Banana chips', 'Masala peanuts', 'Sambar masala', 'Soan papdi') AND packs >= 2
  AND (city, product) NOT IN (('Hyderabad', 'Sambar masala'));`,
        why: "count",
        failingTest: "Two cities with the same name, and a city with two favourites",
        note: "hard-codes the favourites",
      },
    ],
  },
  {
    slug: "sql-growth-by-month",
    wrong: [
      {
        code: growth({ total: "SUM(revenue) OVER () AS total_so_far" }),
        why: "rows",
        note: "the total of all months",
      },
      {
        code: growth({ total: "revenue + LAG(revenue, 1, 0) OVER (ORDER BY month) AS total_so_far" }),
        why: "rows",
        note: "two months only",
      },
      {
        code: growth({ percent: PERCENT.replaceAll("LAG", "LEAD") }),
        why: "rows",
        note: "compares with the month after",
      },
      {
        code: growth({ percent: `ROUND(100.0 * (revenue - ${BEFORE}) / revenue, 1) AS growth_percent` }),
        why: "rows",
        note: "divides by this month",
      },
      {
        code: growth({ percent: `ROUND(100.0 * revenue / ${BEFORE}, 1) AS growth_percent` }),
        why: "rows",
        note: "forgets to subtract",
      },
      {
        code: growth({ percent: `ROUND(100.0 * (${BEFORE} - revenue) / ${BEFORE}, 1) AS growth_percent` }),
        why: "rows",
        note: "the wrong sign",
      },
      {
        code: growth({
          percent: `COALESCE(ROUND(100.0 * (revenue - ${BEFORE}) / ${BEFORE}, 1), 0) AS growth_percent`,
        }),
        why: "rows",
        note: "0 instead of NULL in the first row",
      },
      {
        code: growth({ percent: `ROUND(revenue - ${BEFORE}, 1) AS growth_percent` }),
        why: "rows",
        note: "rupees instead of percent",
      },
      {
        code: growth({ percent: `ROUND((revenue / ${BEFORE} - 1) * 100, 1) AS growth_percent` }),
        why: "rows",
        note: "integer division",
      },
      {
        code: growth({ from: MONTHS.replace("WHERE status <> 'cancelled'", "") }),
        why: "rows",
        note: "counts cancelled orders",
      },
      { code: growth({ order: "ORDER BY month DESC" }), why: "order", note: "the latest month first" },
      {
        code: growth({ total: TOTAL.replace(" AS total_so_far", "") }),
        why: "names",
        note: "forgets the name of the column",
      },
      {
        code: growth({ percent: PERCENT.replaceAll("LAG(revenue) OVER (ORDER BY month)", "LAG(revenue)") }),
        why: "error",
        errorType: "42809",
        note: "forgets OVER",
      },
      {
        code: growth({ percent: "ROUND(100.0 * (revenue - before) / before, 1) AS growth_percent" }),
        why: "error",
        errorType: "42703",
        note: "a column that doesn't exist",
      },
      {
        code: growth({ from: MONTHS.replace("status <> 'cancelled'", "orders.id NOT IN (107, 112)") }),
        why: "count",
        failingTest: "Months of two years, and months without sales between them",
        note: "hard-codes the cancelled orders",
      },
    ],
  },
];
