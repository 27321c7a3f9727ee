import { sqlExercise } from "./sqlExercise";

const topic = "Dates";

export const dateExercises = [
  sqlExercise({
    title: "On time or late",
    slug: "sql-on-time-or-late",
    topic,
    level: "MEDIUM",
    minutes: 12,
    prompt:
      "The shop promises delivery **within 3 days**. For every order that isn't cancelled, show its id as `order_id`, the number of `days` from the order to the delivery, and as `delivery` one of these texts:\n\n- `open` if it isn't delivered yet (`days` is then `NULL`),\n- `on time` after 3 days or less,\n- `late` otherwise.\n\nOne date minus another gives a number of days. `CASE WHEN condition THEN value … ELSE value END` takes the first condition that is true.",
    tables: ["orders"],
    starterCode: `SELECT id AS order_id,
       delivered_on - ordered_on AS days,
       CASE WHEN delivered_on - ordered_on <= 3 THEN 'on time' ELSE 'late' END AS delivery
FROM orders;
`,
    solution: `SELECT id AS order_id,
       delivered_on - ordered_on AS days,
       CASE
         WHEN delivered_on IS NULL THEN 'open'
         WHEN delivered_on - ordered_on <= 3 THEN 'on time'
         ELSE 'late'
       END AS delivery
FROM orders
WHERE status <> 'cancelled';
`,
    hints: [
      "What does the starter code say about orders that aren't delivered? A comparison with `NULL` is never true, so they end in `ELSE`.",
      "Test `delivered_on IS NULL` first.",
      "`CASE WHEN delivered_on IS NULL THEN 'open' WHEN … THEN 'on time' ELSE 'late' END AS delivery`",
    ],
    hidden: {
      ties: "Deliveries across the end of a month, on the last day of the promise",
      gaps: "A delivery on the day of the order",
    },
  }),
  sqlExercise({
    title: "Sales of each month",
    slug: "sql-sales-by-month",
    topic,
    level: "MEDIUM",
    minutes: 15,
    prompt:
      "Show the sales of each month of **2026**, cancelled orders left out:\n\n- `month`: the first day of the month, as a date,\n- `order_count`: the number of orders,\n- `revenue`: the sum of quantity × price of all their items.\n\nThe earliest month comes first. Months without sales don't appear.\n\n`date_trunc('month', ordered_on)::date` gives the first day of an order's month, and `EXTRACT(YEAR FROM ordered_on)` its year. An order with three items becomes three rows in the join, and `COUNT(DISTINCT …)` counts it once.",
    tables: ["orders", "order_items"],
    starterCode: `SELECT EXTRACT(MONTH FROM ordered_on) AS month, COUNT(*) AS order_count
FROM orders
GROUP BY month
ORDER BY month;
`,
    solution: `SELECT date_trunc('month', orders.ordered_on)::date AS month,
       COUNT(DISTINCT orders.id) AS order_count,
       SUM(order_items.quantity * order_items.unit_price) AS revenue
FROM orders
JOIN order_items ON order_items.order_id = orders.id
WHERE orders.status <> 'cancelled'
  AND EXTRACT(YEAR FROM orders.ordered_on) = 2026
GROUP BY month
ORDER BY month;
`,
    hints: [
      "Join `order_items` to get the revenue. What happens to `COUNT(*)` then?",
      "Two conditions in `WHERE`: the status, and the year.",
      "`SELECT date_trunc('month', orders.ordered_on)::date AS month, COUNT(DISTINCT orders.id) AS order_count, …`",
    ],
    isOrdered: true,
    hidden: {
      ties: "The same month in two years, and a month with cancelled orders only",
      gaps: "A shop that opened late in the year",
    },
  }),
];
