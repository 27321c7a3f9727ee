import { sqlExercise } from "./sqlExercise";

const topic = "Subqueries and CTEs";

export const subqueryExercises = [
  sqlExercise({
    title: "Who likes sweets",
    slug: "sql-who-likes-sweets",
    topic,
    level: "MEDIUM",
    minutes: 12,
    prompt:
      "The shop has new sweets. Show the `id` and `name` of every customer who has bought something of the category `Sweets`, each customer **once**. Cancelled orders don't count.\n\nA query in parentheses can give the values for `IN`: `WHERE id IN (SELECT customer_id FROM …)`. Or ask with `EXISTS (…)` whether a matching row exists.",
    tables: ["customers", "orders", "order_items", "products"],
    starterCode: `SELECT id, name
FROM customers
WHERE id IN (
  SELECT customer_id
  FROM orders
);
`,
    solution: `SELECT id, name
FROM customers
WHERE id IN (
  SELECT orders.customer_id
  FROM orders
  JOIN order_items ON order_items.order_id = orders.id
  JOIN products ON products.id = order_items.product_id
  WHERE products.category = 'Sweets' AND orders.status <> 'cancelled'
);
`,
    hints: [
      "Write the inner query first, and run it alone: the `customer_id` of all orders with sweets.",
      "If you join all four tables in the outer query, a customer who bought sweets twice appears twice.",
      "In the parentheses: `FROM orders JOIN order_items ON … JOIN products ON … WHERE products.category = … AND …`",
    ],
    hidden: {
      ties: "Customers who share a name with a buyer",
      gaps: "A shop that sells no sweets",
    },
  }),
  sqlExercise({
    title: "Orders above the average",
    slug: "sql-orders-above-average",
    topic,
    level: "ADVANCED",
    minutes: 15,
    prompt:
      "Which orders are worth **more than the average order**? Leave out cancelled orders, both from the list and from the average. Show the `order_id` and the `total` (sum of quantity × price), the highest total first; where totals are equal, sort by `order_id`. The order of the rows matters.\n\n`WITH totals AS (…)` gives a query a name (a common table expression, CTE). After it you can use `totals` like a table, even twice.",
    tables: ["orders", "order_items"],
    starterCode: `WITH totals AS (
  SELECT order_id, SUM(quantity * unit_price) AS total
  FROM order_items
  GROUP BY order_id
)
SELECT order_id, total
FROM totals;
`,
    solution: `WITH totals AS (
  SELECT orders.id AS order_id, SUM(order_items.quantity * order_items.unit_price) AS total
  FROM orders
  JOIN order_items ON order_items.order_id = orders.id
  WHERE orders.status <> 'cancelled'
  GROUP BY orders.id
)
SELECT order_id, total
FROM totals
WHERE total > (SELECT AVG(total) FROM totals)
ORDER BY total DESC, order_id;
`,
    hints: [
      "Leave out cancelled orders inside the CTE, so that both the list and the average ignore them.",
      "The average of all totals is one value: `(SELECT AVG(total) FROM totals)`.",
      "`… FROM totals WHERE total > (SELECT …) ORDER BY total DESC, order_id`",
    ],
    isOrdered: true,
    hidden: { ties: "Orders that are worth exactly the average", gaps: "A large order that was cancelled" },
  }),
  sqlExercise({
    title: "Never sold",
    slug: "sql-never-sold",
    topic,
    level: "ADVANCED",
    minutes: 12,
    prompt:
      "The shop wants to remove products that nobody buys. Show the `id` and `name` of the products that were **never sold**. A product that was only in cancelled orders was never sold.\n\n`EXCEPT` takes the rows of one query and removes those of another: `SELECT … EXCEPT SELECT …`. Both need the same number of columns. (`UNION` adds the rows, `INTERSECT` keeps those in both.)",
    tables: ["products", "order_items", "orders"],
    starterCode: `SELECT id, name
FROM products
EXCEPT
SELECT product_id, ''
FROM order_items;
`,
    solution: `SELECT id, name
FROM products
EXCEPT
SELECT products.id, products.name
FROM products
JOIN order_items ON order_items.product_id = products.id
JOIN orders ON orders.id = order_items.order_id
WHERE orders.status <> 'cancelled';
`,
    hints: [
      "A row is removed only if it is equal in **all** columns, so the second query needs the product's name too.",
      "The second query lists the products that were sold: join `order_items` and `orders`.",
      "`… EXCEPT SELECT products.id, products.name FROM products JOIN … JOIN … WHERE orders.status <> '…'`",
    ],
    hidden: {
      ties: "Two products with the same name, of which one was sold",
      gaps: "A product that was only in a cancelled order",
    },
  }),
];
