import { sqlExercise } from "./sqlExercise";

const topic = "Window functions";

export const windowExercises = [
  sqlExercise({
    title: "Each city's favourite",
    slug: "sql-favourite-of-each-city",
    topic,
    level: "ADVANCED",
    minutes: 20,
    prompt:
      "Which product sells best in each city? Show the `city`, its `state`, the name of the `product` and how many `packs` of it were sold there. If several products share the first place in a city, show **all** of them. Leave out cancelled orders; cities without sales don't appear.\n\nCount the packs in a CTE first. Then `RANK() OVER (PARTITION BY … ORDER BY … DESC)` numbers the rows of each city, and equal rows get the same number. A window function isn't allowed in `WHERE`, so put it into a second CTE and filter after it.",
    tables: ["pincodes", "customers", "orders", "order_items", "products"],
    starterCode: `SELECT pincodes.city, pincodes.state, products.name AS product, SUM(order_items.quantity) AS packs
FROM orders
JOIN customers ON customers.id = orders.customer_id
JOIN pincodes ON pincodes.pincode = customers.pincode
JOIN order_items ON order_items.order_id = orders.id
JOIN products ON products.id = order_items.product_id
WHERE orders.status <> 'cancelled'
GROUP BY pincodes.city, pincodes.state, products.id, products.name;
`,
    solution: `WITH sales AS (
  SELECT pincodes.city, pincodes.state, products.name AS product, SUM(order_items.quantity) AS packs
  FROM orders
  JOIN customers ON customers.id = orders.customer_id
  JOIN pincodes ON pincodes.pincode = customers.pincode
  JOIN order_items ON order_items.order_id = orders.id
  JOIN products ON products.id = order_items.product_id
  WHERE orders.status <> 'cancelled'
  GROUP BY pincodes.city, pincodes.state, products.id, products.name
), ranked AS (
  SELECT *, RANK() OVER (PARTITION BY city, state ORDER BY packs DESC) AS place
  FROM sales
)
SELECT city, state, product, packs
FROM ranked
WHERE place = 1;
`,
    hints: [
      "The starter code counts the packs. Make it a CTE: `WITH sales AS (…)`.",
      "`ROW_NUMBER` gives equal rows different numbers, `RANK` the same. Two states can have a city of the same name.",
      "`ranked AS (SELECT *, RANK() OVER (PARTITION BY city, state ORDER BY packs DESC) AS place FROM sales)`, then keep `place = 1`.",
    ],
    hidden: {
      ties: "Two cities with the same name, and a city with two favourites",
      gaps: "Cities without sales, and a tie",
    },
  }),
  sqlExercise({
    title: "Growth by month",
    slug: "sql-growth-by-month",
    topic,
    level: "ADVANCED",
    minutes: 20,
    prompt:
      "Is the shop growing? Show for each month with sales, cancelled orders left out, the earliest first:\n\n- `month`: the first day of the month, as a date,\n- `revenue`: the sum of quantity × price,\n- `total_so_far`: the revenue of this month and all earlier ones,\n- `growth_percent`: by how many percent the revenue is above (or below) that of the row before, rounded to 1 decimal. In the first row it is `NULL`.\n\n`SUM(revenue) OVER (ORDER BY month)` is a running total, and `LAG(revenue) OVER (ORDER BY month)` is the value of the row before.",
    tables: ["orders", "order_items"],
    starterCode: `SELECT date_trunc('month', orders.ordered_on)::date AS month,
       SUM(order_items.quantity * order_items.unit_price) AS revenue
FROM orders
JOIN order_items ON order_items.order_id = orders.id
WHERE orders.status <> 'cancelled'
GROUP BY month
ORDER BY month;
`,
    solution: `WITH months AS (
  SELECT date_trunc('month', orders.ordered_on)::date AS month,
         SUM(order_items.quantity * order_items.unit_price) AS revenue
  FROM orders
  JOIN order_items ON order_items.order_id = orders.id
  WHERE orders.status <> 'cancelled'
  GROUP BY month
)
SELECT month,
       revenue,
       SUM(revenue) OVER (ORDER BY month) AS total_so_far,
       ROUND(100.0 * (revenue - LAG(revenue) OVER (ORDER BY month)) / LAG(revenue) OVER (ORDER BY month), 1)
         AS growth_percent
FROM months
ORDER BY month;
`,
    hints: [
      "Make the starter code a CTE: `WITH months AS (…)`. Then each month is one row.",
      "Growth in percent: 100 × (this month − the month before) ÷ the month before. Start with `100.0`, so that the decimals are kept.",
      "`SELECT month, revenue, SUM(revenue) OVER (ORDER BY month) AS total_so_far, ROUND(100.0 * (revenue - LAG(revenue) OVER (ORDER BY month)) / …, 1) AS growth_percent FROM months`",
    ],
    isOrdered: true,
    hidden: {
      ties: "Months of two years, and months without sales between them",
      gaps: "A month in which the revenue fell",
    },
  }),
];
