import type { WrongAnswers } from "../wrongAnswers";

const BOUGHT = `FROM orders JOIN order_items ON order_id = orders.id JOIN products ON products.id = product_id`;
const TOTALS = `WITH totals AS (
  SELECT order_id, SUM(quantity * unit_price) AS total
  FROM orders JOIN order_items ON order_id = orders.id
  WHERE status <> 'cancelled'
  GROUP BY order_id
)`;
const SOLD = `FROM products JOIN order_items ON product_id = products.id JOIN orders ON orders.id = order_id`;

export const subqueries: WrongAnswers[] = [
  {
    slug: "sql-who-likes-sweets",
    wrong: [
      {
        code: `SELECT id, name FROM customers
WHERE id IN (SELECT customer_id ${BOUGHT} WHERE category = 'Sweets' AND status = 'delivered');`,
        why: "count",
        failingTest: "Customers who share a name with a buyer",
        note: "counts delivered orders only",
      },
      {
        code: `SELECT customers.id, customers.name FROM customers JOIN orders ON customer_id = customers.id
JOIN order_items ON order_id = orders.id JOIN products ON products.id = product_id
WHERE category = 'Sweets' AND status <> 'cancelled';`,
        why: "count",
        note: "a join repeats customers",
      },
      {
        code: `SELECT id, name FROM customers WHERE id IN (SELECT customer_id ${BOUGHT} WHERE category = 'Sweets');`,
        why: "count",
        note: "counts cancelled orders",
      },
      {
        code: `SELECT id, name FROM customers
WHERE id NOT IN (SELECT customer_id ${BOUGHT} WHERE category = 'Sweets' AND status <> 'cancelled');`,
        why: "rows",
        note: "those who bought none",
      },
      {
        code: `SELECT id, name FROM customers
WHERE id = (SELECT customer_id ${BOUGHT} WHERE category = 'Sweets' AND status <> 'cancelled');`,
        why: "error",
        errorType: "21000",
        note: "= with several values",
      },
      {
        code: `SELECT id, name FROM customers
WHERE id IN (SELECT * ${BOUGHT} WHERE category = 'Sweets' AND status <> 'cancelled');`,
        why: "error",
        errorType: "42601",
        note: "too many columns for IN",
      },
      {
        code: `SELECT id, name FROM customers
WHERE EXISTS (SELECT 1 ${BOUGHT} WHERE category = 'Sweets' AND status <> 'cancelled');`,
        why: "count",
        note: "the subquery ignores the customer",
      },
      {
        code: `SELECT id, name FROM customers
WHERE id IN (SELECT orders.id ${BOUGHT} WHERE category = 'Sweets' AND status <> 'cancelled');`,
        why: "count",
        note: "compares with ids of orders",
      },
      {
        code: `SELECT id, name FROM customers
WHERE id IN (SELECT products.id ${BOUGHT} WHERE category = 'Sweets' AND status <> 'cancelled');`,
        why: "count",
        note: "compares with ids of products",
      },
      {
        code: `SELECT id, name FROM customers
WHERE id IN (SELECT customer_id ${BOUGHT} WHERE category = 'sweets' AND status <> 'cancelled');`,
        why: "count",
        note: "small letters",
      },
      {
        code: `SELECT DISTINCT name FROM customers JOIN orders ON customer_id = customers.id
JOIN order_items ON order_id = orders.id JOIN products USING (name) WHERE category = 'Sweets';`,
        why: "columns",
        note: "joins by name, and leaves out the id",
      },
      {
        code: `SELECT id, name FROM customers
WHERE id IN (SELECT customer_id FROM orders WHERE category = 'Sweets' AND status <> 'cancelled');`,
        why: "error",
        errorType: "42703",
        note: "the category is in another table",
      },
      {
        code: `SELECT id, name FROM customers WHERE name IN (
  SELECT customers.name ${BOUGHT} JOIN customers ON customers.id = customer_id
  WHERE category = 'Sweets' AND status <> 'cancelled');`,
        why: "count",
        failingTest: "Customers who share a name with a buyer",
        note: "compares names",
      },
      {
        code: "SELECT id, name FROM customers WHERE id IN (1, 2, 3, 5, 10, 12);",
        why: "count",
        failingTest: "Customers who share a name with a buyer",
        note: "hard-codes the ids",
      },
    ],
  },
  {
    slug: "sql-orders-above-average",
    wrong: [
      {
        code: `WITH totals AS (SELECT order_id, SUM(quantity * unit_price) AS total FROM order_items GROUP BY order_id)
SELECT order_id, total FROM totals WHERE total > (SELECT AVG(total) FROM totals) ORDER BY total DESC, order_id;`,
        why: "count",
        note: "counts cancelled orders",
      },
      {
        code: `${TOTALS} SELECT order_id, total FROM totals
WHERE total > (SELECT AVG(quantity * unit_price) FROM order_items) ORDER BY total DESC, order_id;`,
        why: "count",
        note: "the average of the items",
      },
      {
        code: `${TOTALS} SELECT order_id, total FROM totals
WHERE total < (SELECT AVG(total) FROM totals) ORDER BY total DESC, order_id;`,
        why: "count",
        note: "below the average",
      },
      {
        code: `${TOTALS} SELECT order_id, total FROM totals WHERE total > AVG(total) ORDER BY total DESC, order_id;`,
        why: "error",
        errorType: "42803",
        note: "AVG in WHERE",
      },
      {
        code: `${TOTALS} SELECT order_id, total FROM totals WHERE total > AVG(SELECT total FROM totals);`,
        why: "error",
        errorType: "42601",
        note: "a subquery without parentheses of its own",
      },
      { code: `${TOTALS};`, why: "error", errorType: "42601", note: "a CTE without a query after it" },
      {
        code: `SELECT order_id, SUM(quantity * unit_price) AS total FROM order_items JOIN orders ON orders.id = order_id
WHERE status <> 'cancelled' GROUP BY order_id HAVING SUM(quantity * unit_price) > AVG(SUM(quantity * unit_price));`,
        why: "error",
        errorType: "42803",
        note: "an average of a sum without a CTE",
      },
      {
        code: `SELECT order_id, SUM(quantity * unit_price) AS total FROM order_items JOIN orders ON orders.id = order_id
WHERE status <> 'cancelled' GROUP BY order_id HAVING SUM(quantity * unit_price) > AVG(quantity * unit_price)
ORDER BY total DESC, order_id;`,
        why: "count",
        note: "compares with the average item of the order",
      },
      {
        code: `${TOTALS} SELECT order_id, total, (SELECT AVG(total) FROM totals) AS average FROM totals
WHERE total > (SELECT AVG(total) FROM totals) ORDER BY total DESC, order_id;`,
        why: "columns",
        note: "shows the average too",
      },
      {
        code: `${TOTALS} SELECT order_id, total FROM totals WHERE total > (SELECT AVG(total) FROM totals) ORDER BY total;`,
        why: "order",
        note: "the lowest total first",
      },
      {
        code: `${TOTALS} SELECT order_id, total FROM totals WHERE total > (SELECT AVG(total) FROM totals) ORDER BY order_id;`,
        why: "order",
        note: "sorts by order",
      },
      {
        code: `${TOTALS} SELECT order_id, total FROM totals WHERE total > (SELECT total FROM totals);`,
        why: "error",
        errorType: "21000",
        note: "forgets AVG",
      },
      {
        code: `${TOTALS} SELECT order_id, total FROM totals
WHERE total >= (SELECT AVG(total) FROM totals) ORDER BY total DESC, order_id;`,
        why: "count",
        failingTest: "Orders that are worth exactly the average",
        note: "includes the average itself",
      },
      {
        code: `${TOTALS} SELECT order_id, total FROM totals WHERE total > 600 ORDER BY total DESC, order_id;`,
        why: "count",
        failingTest: "Orders that are worth exactly the average",
        note: "hard-codes the average",
      },
    ],
  },
  {
    slug: "sql-never-sold",
    wrong: [
      {
        code: `SELECT id, name FROM products EXCEPT
SELECT products.id, products.name FROM products JOIN order_items ON product_id = products.id;`,
        why: "count",
        note: "counts cancelled orders as sold",
      },
      {
        code: `SELECT id, name FROM products UNION SELECT products.id, name ${SOLD} WHERE status <> 'cancelled';`,
        why: "count",
        note: "UNION adds",
      },
      {
        code: `SELECT id, name FROM products INTERSECT SELECT products.id, name ${SOLD} WHERE status <> 'cancelled';`,
        why: "count",
        note: "those that were sold",
      },
      {
        code: `SELECT products.id, name ${SOLD} WHERE status <> 'cancelled' EXCEPT SELECT id, name FROM products;`,
        why: "count",
        note: "the wrong way round",
      },
      {
        code: `SELECT id, name FROM products EXCEPT SELECT products.id ${SOLD} WHERE status <> 'cancelled';`,
        why: "error",
        errorType: "42601",
        note: "different numbers of columns",
      },
      {
        code: `SELECT id, name FROM products EXCEPT SELECT name, products.id ${SOLD} WHERE status <> 'cancelled';`,
        why: "error",
        errorType: "42804",
        note: "columns in another order",
      },
      {
        code: `SELECT id, name FROM products EXCEPT SELECT order_id, name ${SOLD} WHERE status <> 'cancelled';`,
        why: "count",
        note: "the order's id removes nothing",
      },
      {
        code: `SELECT products.id, name ${SOLD} WHERE status = 'cancelled';`,
        why: "count",
        note: "products of cancelled orders",
      },
      {
        code: `SELECT products.id, name FROM products LEFT JOIN order_items ON product_id = products.id
WHERE order_id IS NULL;`,
        why: "count",
        note: "a left join that ignores cancelled orders",
      },
      {
        code: `SELECT products.id, name FROM products JOIN order_items ON product_id = products.id
WHERE order_id IS NULL;`,
        why: "count",
        note: "an inner join finds nothing",
      },
      {
        code: `SELECT name FROM products EXCEPT SELECT name ${SOLD} WHERE status <> 'cancelled';`,
        why: "columns",
        note: "leaves out the id",
      },
      {
        code: `SELECT id, name FROM products MINUS SELECT products.id, name ${SOLD} WHERE status <> 'cancelled';`,
        why: "error",
        errorType: "42601",
        note: "the word of another database",
      },
      {
        code: `SELECT id, name FROM products WHERE name NOT IN (SELECT name ${SOLD} WHERE status <> 'cancelled');`,
        why: "count",
        failingTest: "Two products with the same name, of which one was sold",
        note: "compares names",
      },
      {
        code: "SELECT id, name FROM products WHERE id IN (6, 10);",
        why: "count",
        failingTest: "Two products with the same name, of which one was sold",
        note: "hard-codes the ids",
      },
    ],
  },
];
