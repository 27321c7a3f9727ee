import type { WrongAnswers } from "../wrongAnswers";

const COURIER = "SELECT orders.id AS order_id, customers.name, customers.phone FROM orders";
const COUNTED =
  "SELECT customers.id AS customer_id, customers.name, COUNT(orders.id) AS order_count FROM customers";
const REVENUE = `SELECT products.category, SUM(order_items.quantity * order_items.unit_price) AS revenue
FROM order_items
JOIN orders ON orders.id = order_items.order_id`;
const SOLD = "WHERE orders.status <> 'cancelled' GROUP BY products.category";

export const joining: WrongAnswers[] = [
  {
    slug: "sql-courier-list",
    wrong: [
      {
        code: `${COURIER} JOIN customers WHERE status IN ('placed', 'shipped');`,
        why: "error",
        errorType: "42601",
        note: "forgets ON",
      },
      {
        code: `${COURIER}, customers WHERE status IN ('placed', 'shipped');`,
        why: "count",
        note: "joins each order with all customers",
      },
      {
        code: `${COURIER} CROSS JOIN customers WHERE status IN ('placed', 'shipped');`,
        why: "count",
        note: "a cross join",
      },
      {
        code: `${COURIER} JOIN customers ON customers.id = orders.id WHERE status IN ('placed', 'shipped');`,
        why: "count",
        note: "joins on the wrong key",
      },
      {
        code: `${COURIER} JOIN customers ON customers.id = orders.customer_id;`,
        why: "count",
        note: "no filter",
      },
      {
        code: `${COURIER} JOIN customers ON customers.id = orders.customer_id WHERE delivered_on IS NULL;`,
        why: "count",
        note: "cancelled orders have no delivery date either",
      },
      {
        code: `${COURIER} JOIN customers ON customers.id = orders.customer_id WHERE status = 'shipped';`,
        why: "count",
        note: "one status of two",
      },
      {
        code: `${COURIER} JOIN customers ON customers.id = orders.customer_id
WHERE status IN ('placed', 'shipped') AND phone IS NOT NULL;`,
        why: "count",
        note: "leaves out those without a phone",
      },
      {
        code: `${COURIER} RIGHT JOIN customers ON customers.id = orders.customer_id AND status IN ('placed', 'shipped');`,
        why: "count",
        note: "keeps customers without orders",
      },
      {
        code: `SELECT customers.id AS order_id, name, phone FROM orders
JOIN customers ON customers.id = orders.customer_id WHERE status IN ('placed', 'shipped');`,
        why: "rows",
        note: "the customer's id instead of the order's",
      },
      {
        code: `SELECT id AS order_id, name, phone FROM orders
JOIN customers ON customers.id = orders.customer_id WHERE status IN ('placed', 'shipped');`,
        why: "error",
        errorType: "42702",
        note: "a column that both tables have",
      },
      {
        code: `SELECT orders.id, name, phone FROM orders
JOIN customers ON customers.id = orders.customer_id WHERE status IN ('placed', 'shipped');`,
        why: "names",
        note: "forgets the name of the column",
      },
      {
        code: `${COURIER} JOIN customers ON customers.id = orders.customer_id WHERE orders.id IN (117, 119, 120);`,
        why: "count",
        failingTest: "Several open orders of one customer",
        note: "hard-codes the ids",
      },
    ],
  },
  {
    slug: "sql-orders-of-every-customer",
    wrong: [
      {
        code: `${COUNTED} JOIN orders ON orders.customer_id = customers.id GROUP BY customers.id, customers.name;`,
        why: "count",
        note: "an inner join loses customers without orders",
      },
      {
        code: `SELECT customers.id AS customer_id, customers.name, COUNT(*) AS order_count FROM customers
LEFT JOIN orders ON orders.customer_id = customers.id GROUP BY customers.id, customers.name;`,
        why: "rows",
        note: "COUNT(*) counts the empty row",
      },
      {
        code: `SELECT customers.id AS customer_id, customers.name, COUNT(customers.id) AS order_count FROM customers
LEFT JOIN orders ON orders.customer_id = customers.id GROUP BY customers.id, customers.name;`,
        why: "rows",
        note: "counts a column of the left table",
      },
      {
        code: `${COUNTED} RIGHT JOIN orders ON orders.customer_id = customers.id GROUP BY customers.id, customers.name;`,
        why: "count",
        note: "keeps the wrong side",
      },
      {
        code: `${COUNTED} LEFT JOIN orders ON orders.id = customers.id GROUP BY customers.id, customers.name;`,
        why: "rows",
        note: "joins on the wrong key",
      },
      {
        code: `${COUNTED} LEFT JOIN orders ON orders.customer_id = customers.id AND orders.status <> 'cancelled'
GROUP BY customers.id, customers.name;`,
        why: "rows",
        note: "leaves out cancelled orders",
      },
      {
        code: `${COUNTED} LEFT JOIN orders ON orders.customer_id = customers.id WHERE orders.status <> 'cancelled'
GROUP BY customers.id, customers.name;`,
        why: "count",
        note: "a filter that removes the empty rows again",
      },
      {
        code: `SELECT MIN(customers.id) AS customer_id, customers.name, COUNT(orders.id) AS order_count FROM customers
LEFT JOIN orders ON orders.customer_id = customers.id GROUP BY customers.name;`,
        why: "count",
        note: "takes two customers of the same name for one",
      },
      {
        code: `${COUNTED} LEFT JOIN orders ON orders.customer_id = customers.id GROUP BY orders.customer_id;`,
        why: "error",
        errorType: "42803",
        note: "groups by a column of the other table",
      },
      {
        code: `${COUNTED} LEFT JOIN orders ON orders.customer_id = customers.id;`,
        why: "error",
        errorType: "42803",
        note: "forgets GROUP BY",
      },
      {
        code: `${COUNTED} LEFT JOIN orders GROUP BY customers.id, customers.name;`,
        why: "error",
        errorType: "42601",
        note: "forgets ON",
      },
      {
        code: `${COUNTED} LEFT JOIN orders ON orders.customer_id = customers.id WHERE orders.id IS NULL
GROUP BY customers.id, customers.name;`,
        why: "count",
        note: "only those without orders",
      },
      {
        code: `${COUNTED} LEFT JOIN orders ON orders.customer_id = customers.id AND orders.id < 200
GROUP BY customers.id, customers.name;`,
        why: "rows",
        failingTest: "Customers with the same name",
        note: "hard-codes a range of ids",
      },
    ],
  },
  {
    slug: "sql-revenue-by-category",
    wrong: [
      {
        code: `${REVENUE} JOIN products ON products.id = order_items.product_id
GROUP BY products.category ORDER BY revenue DESC, category;`,
        why: "rows",
        note: "counts cancelled orders",
      },
      {
        code: `SELECT category, SUM(quantity * price) AS revenue FROM order_items
JOIN orders ON orders.id = order_id JOIN products ON products.id = product_id ${SOLD} ORDER BY revenue DESC, category;`,
        why: "rows",
        note: "today's price",
      },
      {
        code: `SELECT category, SUM(unit_price) AS revenue FROM order_items
JOIN orders ON orders.id = order_id JOIN products ON products.id = product_id ${SOLD} ORDER BY revenue DESC, category;`,
        why: "rows",
        note: "forgets the quantity",
      },
      {
        code: `SELECT category, SUM(quantity) * SUM(unit_price) AS revenue FROM order_items
JOIN orders ON orders.id = order_id JOIN products ON products.id = product_id ${SOLD} ORDER BY revenue DESC, category;`,
        why: "rows",
        note: "multiplies the sums",
      },
      {
        code: `${REVENUE} JOIN products ON products.id = order_items.order_id ${SOLD} ORDER BY revenue DESC, category;`,
        why: "count",
        note: "joins on the wrong key",
      },
      {
        code: `${REVENUE} CROSS JOIN products ${SOLD} ORDER BY revenue DESC, category;`,
        why: "count",
        note: "a cross join",
      },
      {
        code: `SELECT category, SUM(quantity * unit_price) AS revenue FROM products
LEFT JOIN order_items ON product_id = products.id LEFT JOIN orders ON orders.id = order_id AND status <> 'cancelled'
GROUP BY category ORDER BY revenue DESC, category;`,
        why: "count",
        note: "a left join keeps categories that sold nothing",
      },
      {
        code: `${REVENUE} JOIN products ON products.id = order_items.product_id ${SOLD}, products.name
ORDER BY revenue DESC, category;`,
        why: "count",
        note: "groups by product",
      },
      {
        code: `SELECT products.category, SUM(order_items.quantity * order_items.unit_price) AS revenue
FROM order_items JOIN products ON products.id = order_items.product_id ${SOLD};`,
        why: "error",
        errorType: "42P01",
        note: "forgets to join orders",
      },
      {
        code: `SELECT category, quantity * unit_price AS revenue FROM order_items
JOIN orders ON orders.id = order_id JOIN products ON products.id = product_id ${SOLD};`,
        why: "error",
        errorType: "42803",
        note: "forgets SUM",
      },
      {
        code: `${REVENUE} JOIN products ON products.id = order_items.product_id ${SOLD} ORDER BY category;`,
        why: "order",
        note: "sorts by category",
      },
      {
        code: `${REVENUE} JOIN products ON products.id = order_items.product_id ${SOLD} ORDER BY revenue;`,
        why: "order",
        note: "the lowest revenue first",
      },
      {
        code: `${REVENUE} JOIN products ON products.id = order_items.product_id ${SOLD}
ORDER BY revenue DESC, category DESC;`,
        why: "order",
        failingTest: "Categories with equal revenue",
        note: "sorts ties the wrong way",
      },
      {
        code: `${REVENUE} JOIN products ON products.id = order_items.product_id
WHERE orders.id NOT IN (107, 112) GROUP BY products.category ORDER BY revenue DESC, category;`,
        why: "count",
        failingTest: "Categories with equal revenue",
        note: "hard-codes the cancelled orders",
      },
    ],
  },
];
