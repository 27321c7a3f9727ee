import { sqlExercise } from "./sqlExercise";

const topic = "Grouping";

export const groupingExercises = [
  sqlExercise({
    title: "Orders in four numbers",
    slug: "sql-orders-in-numbers",
    topic,
    level: "BASIC",
    minutes: 10,
    prompt:
      "Show one row about **all** orders, cancelled ones too:\n\n- `order_count`: how many orders there are,\n- `delivered`: how many of them have a delivery date,\n- `fees`: the sum of all delivery fees,\n- `average_fee`: the average of the delivery fees, rounded to 2 decimals. Orders without a fee don't count for the average.\n\n`COUNT(*)` counts rows, `COUNT(column)` only those with a value. `SUM` and `AVG` skip `NULL` too.",
    tables: ["orders"],
    starterCode: `SELECT COUNT(*) AS order_count
FROM orders;
`,
    solution: `SELECT COUNT(*) AS order_count,
       COUNT(delivered_on) AS delivered,
       SUM(delivery_fee) AS fees,
       ROUND(AVG(delivery_fee), 2) AS average_fee
FROM orders;
`,
    hints: [
      "All four numbers come from the same table, so one `SELECT` is enough.",
      "`COUNT(delivered_on)` skips the orders whose delivery date is `NULL`.",
      "`ROUND(AVG(delivery_fee), 2) AS average_fee`",
    ],
    hidden: {
      ties: "Fees that are zero, and fees that are missing",
      gaps: "A shop where almost no order has a fee",
    },
  }),
  sqlExercise({
    title: "How customers pay",
    slug: "sql-orders-by-payment",
    topic,
    level: "BASIC",
    minutes: 8,
    prompt:
      "Show each `payment` with the number of orders paid that way as `order_count`. **Leave out cancelled orders.**\n\n`GROUP BY payment` makes one group for each way to pay, and `COUNT(*)` counts the rows of each group. `WHERE` drops rows before they are grouped; `<>` means “is not”.",
    tables: ["orders"],
    starterCode: `SELECT payment, COUNT(*) AS order_count
FROM orders;
`,
    solution: `SELECT payment, COUNT(*) AS order_count
FROM orders
WHERE status <> 'cancelled'
GROUP BY payment;
`,
    hints: [
      "Every column that isn't counted or summed belongs in `GROUP BY`.",
      "`WHERE` comes after `FROM` and before `GROUP BY`.",
      "`WHERE status <> '…' GROUP BY …`",
    ],
    hidden: {
      ties: "A way to pay that was used for cancelled orders only",
      gaps: "A way to pay that nobody used",
    },
  }),
  sqlExercise({
    title: "Regular customers",
    slug: "sql-regular-customers",
    topic,
    level: "MEDIUM",
    minutes: 10,
    prompt:
      "Regular customers get a box of sweets. Show the `customer_id` of the customers with **at least three** orders, not counting cancelled ones, and the number of these orders as `order_count`. The customer with the most orders comes first; where the numbers are equal, sort by `customer_id`. The order of the rows matters.\n\n`WHERE` can't use `COUNT(*)`, since it works on rows before they are grouped. `HAVING` comes after `GROUP BY` and keeps the groups that meet a condition.",
    tables: ["orders"],
    starterCode: `SELECT customer_id, COUNT(*) AS order_count
FROM orders
GROUP BY customer_id;
`,
    solution: `SELECT customer_id, COUNT(*) AS order_count
FROM orders
WHERE status <> 'cancelled'
GROUP BY customer_id
HAVING COUNT(*) >= 3
ORDER BY order_count DESC, customer_id;
`,
    hints: [
      "Two filters: `WHERE` for the rows (not cancelled), `HAVING` for the groups (at least three).",
      "Repeat `COUNT(*)` in `HAVING`, which doesn't know the name `order_count`.",
      "`WHERE … GROUP BY customer_id HAVING COUNT(*) >= … ORDER BY …`",
    ],
    isOrdered: true,
    hidden: { ties: "Customers with equally many orders", gaps: "A shop without regular customers" },
  }),
];
