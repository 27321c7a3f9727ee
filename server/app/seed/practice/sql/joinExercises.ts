import { sqlExercise } from "./sqlExercise";

const topic = "Joins";

export const joinExercises = [
  sqlExercise({
    title: "The courier's list",
    slug: "sql-courier-list",
    topic,
    level: "MEDIUM",
    minutes: 10,
    prompt:
      "The courier needs a list of the open orders: those with the status `placed` or `shipped`. Show the order's id as `order_id`, and the customer's `name` and `phone`.\n\nThe names are in another table. `JOIN customers ON …` adds to each order the customer whose `id` is the order's `customer_id`. If both tables have a column with the same name, write the table before it: `orders.id`.",
    tables: ["orders", "customers"],
    starterCode: `SELECT id AS order_id, customer_id
FROM orders
WHERE status IN ('placed', 'shipped');
`,
    solution: `SELECT orders.id AS order_id, customers.name, customers.phone
FROM orders
JOIN customers ON customers.id = orders.customer_id
WHERE orders.status IN ('placed', 'shipped');
`,
    hints: [
      "Which column of `orders` says whose order it is? It belongs in the condition after `ON`.",
      "`JOIN` comes after `FROM` and before `WHERE`.",
      "`FROM orders JOIN customers ON customers.id = orders.…`",
    ],
    hidden: {
      ties: "Several open orders of one customer",
      gaps: "A shop with one open order and several cancelled ones",
    },
  }),
  sqlExercise({
    title: "Orders of every customer",
    slug: "sql-orders-of-every-customer",
    topic,
    level: "MEDIUM",
    minutes: 12,
    prompt:
      "Show **every** customer with their `customer_id`, `name` and number of orders (`order_count`). Cancelled orders count too. Customers who haven't ordered anything appear with `0`.\n\n`LEFT JOIN` keeps all rows of the table on the left. Where nothing matches, the columns of the other table are `NULL`.",
    tables: ["customers", "orders"],
    starterCode: `SELECT customers.id AS customer_id, customers.name, COUNT(*) AS order_count
FROM customers
JOIN orders ON orders.customer_id = customers.id
GROUP BY customers.id, customers.name;
`,
    solution: `SELECT customers.id AS customer_id, customers.name, COUNT(orders.id) AS order_count
FROM customers
LEFT JOIN orders ON orders.customer_id = customers.id
GROUP BY customers.id, customers.name;
`,
    hints: [
      "Run the starter code. Who is missing?",
      "A customer without orders still gets one row, with `NULL` in the columns of `orders`. `COUNT(*)` counts this row; `COUNT(orders.id)` doesn't.",
      "`FROM customers LEFT JOIN orders ON …`, and group by the customer's id, since two customers can share a name.",
    ],
    hidden: {
      ties: "Customers with the same name",
      gaps: "A shop where some customers haven't ordered yet",
    },
  }),
  sqlExercise({
    title: "Revenue by category",
    slug: "sql-revenue-by-category",
    topic,
    level: "MEDIUM",
    minutes: 15,
    prompt:
      "Show each `category` with its `revenue`: the sum of quantity × price of everything sold. Use the price on the day of the order, and **leave out cancelled orders**. The highest revenue comes first; where it is equal, sort by category, A to Z. The order of the rows matters. Categories that sold nothing don't appear.\n\nYou need three tables. Each further `JOIN` adds one: `FROM order_items JOIN orders ON … JOIN products ON …`.",
    tables: ["order_items", "orders", "products"],
    starterCode: `SELECT products.category, SUM(order_items.quantity) AS revenue
FROM order_items
JOIN products ON products.id = order_items.product_id
GROUP BY products.category;
`,
    solution: `SELECT products.category, SUM(order_items.quantity * order_items.unit_price) AS revenue
FROM order_items
JOIN orders ON orders.id = order_items.order_id
JOIN products ON products.id = order_items.product_id
WHERE orders.status <> 'cancelled'
GROUP BY products.category
ORDER BY revenue DESC, products.category;
`,
    hints: [
      "Each row of `order_items` belongs to one order (`order_id`) and one product (`product_id`).",
      "The status is in `orders`, the category in `products`, quantity and price in `order_items`.",
      "`SUM(order_items.quantity * order_items.unit_price) AS revenue`, then `GROUP BY` and `ORDER BY revenue DESC, …`",
    ],
    isOrdered: true,
    hidden: { ties: "Categories with equal revenue", gaps: "A category that was only in a cancelled order" },
  }),
];
