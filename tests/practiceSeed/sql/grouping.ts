import type { WrongAnswers } from "../wrongAnswers";

const FEES = "SUM(delivery_fee) AS fees, ROUND(AVG(delivery_fee), 2) AS average_fee";
const REGULAR = "SELECT customer_id, COUNT(*) AS order_count FROM orders";

export const grouping: WrongAnswers[] = [
  {
    slug: "sql-orders-in-numbers",
    wrong: [
      {
        code: `SELECT COUNT(*) AS order_count, COUNT(*) AS delivered, ${FEES} FROM orders;`,
        why: "rows",
        note: "COUNT(*) counts NULL too",
      },
      {
        code: `SELECT COUNT(delivery_fee) AS order_count, COUNT(delivered_on) AS delivered, ${FEES} FROM orders;`,
        why: "rows",
        note: "counts a column with NULL",
      },
      {
        code: `SELECT COUNT(*) AS order_count, COUNT(status = 'delivered') AS delivered, ${FEES} FROM orders;`,
        why: "rows",
        note: "COUNT counts false too",
      },
      {
        code: `SELECT COUNT(DISTINCT customer_id) AS order_count, COUNT(delivered_on) AS delivered, ${FEES} FROM orders;`,
        why: "rows",
        note: "counts customers",
      },
      {
        code: `SELECT COUNT(*) AS order_count, COUNT(delivered_on) AS delivered, SUM(delivery_fee) AS fees,
  ROUND(AVG(COALESCE(delivery_fee, 0)), 2) AS average_fee FROM orders;`,
        why: "rows",
        note: "takes missing fees for 0",
      },
      {
        code: `SELECT COUNT(*) AS order_count, COUNT(delivered_on) AS delivered, SUM(delivery_fee) AS fees,
  SUM(delivery_fee) / COUNT(*) AS average_fee FROM orders;`,
        why: "rows",
        note: "divides integers, by all orders",
      },
      {
        code: `SELECT COUNT(*) AS order_count, COUNT(delivered_on) AS delivered, SUM(delivery_fee) AS fees,
  AVG(delivery_fee) AS average_fee FROM orders;`,
        why: "rows",
        note: "forgets to round",
      },
      {
        code: `SELECT COUNT(*) AS order_count, COUNT(delivered_on) AS delivered, ${FEES} FROM orders WHERE status <> 'cancelled';`,
        why: "rows",
        note: "leaves out cancelled orders",
      },
      {
        code: `SELECT COUNT(*) AS order_count, COUNT(delivered_on) AS delivered, ${FEES} FROM orders GROUP BY status;`,
        why: "count",
        note: "one row for each status",
      },
      {
        code: "SELECT COUNT(*), COUNT(delivered_on), SUM(delivery_fee), ROUND(AVG(delivery_fee), 2) FROM orders;",
        why: "names",
        note: "forgets the names of the columns",
      },
      {
        code: `SELECT COUNT(*) AS order_count, delivered_on AS delivered, ${FEES} FROM orders;`,
        why: "error",
        errorType: "42803",
        note: "a column that is not counted",
      },
      {
        code: `SELECT COUNT(*) AS order_count, COUNT(delivered_on) AS delivered, SUM(delivery_fee) AS fees,
  ROUND(AVERAGE(delivery_fee), 2) AS average_fee FROM orders;`,
        why: "error",
        errorType: "42883",
        note: "the spreadsheet's AVERAGE",
      },
      {
        code: "SELECT 20 AS order_count, 15 AS delivered, 660 AS fees, 38.82 AS average_fee;",
        why: "rows",
        failingTest: "Fees that are zero, and fees that are missing",
        note: "hard-codes the numbers",
      },
    ],
  },
  {
    slug: "sql-orders-by-payment",
    wrong: [
      {
        code: "SELECT payment, COUNT(*) AS order_count FROM orders WHERE status <> 'cancelled';",
        why: "error",
        errorType: "42803",
        note: "forgets GROUP BY",
      },
      {
        code: "SELECT payment, COUNT(*) AS order_count FROM orders GROUP BY payment;",
        why: "rows",
        note: "counts cancelled orders",
      },
      {
        code: "SELECT payment, COUNT(*) AS order_count FROM orders WHERE status <> 'Cancelled' GROUP BY payment;",
        why: "rows",
        note: "a capital letter too many",
      },
      {
        code: "SELECT payment, COUNT(*) AS order_count FROM orders WHERE status = 'delivered' GROUP BY payment;",
        why: "rows",
        note: "leaves out open orders",
      },
      {
        code: "SELECT payment, COUNT(*) AS order_count FROM orders WHERE status = 'cancelled' GROUP BY payment;",
        why: "count",
        note: "only cancelled orders",
      },
      {
        code: "SELECT payment, COUNT(*) AS order_count FROM orders WHERE status <> 'cancelled' GROUP BY payment, status;",
        why: "count",
        note: "groups by one column too many",
      },
      {
        code: "SELECT payment, COUNT(*) FROM orders WHERE status <> 'cancelled' GROUP BY payment;",
        why: "names",
        note: "forgets the name of the column",
      },
      {
        code: "SELECT payment, COUNT(DISTINCT customer_id) AS order_count FROM orders WHERE status <> 'cancelled' GROUP BY payment;",
        why: "rows",
        note: "counts customers",
      },
      {
        code: "SELECT payment, COUNT(*) AS order_count FROM orders GROUP BY payment HAVING status <> 'cancelled';",
        why: "error",
        errorType: "42803",
        note: "HAVING instead of WHERE",
      },
      {
        code: "SELECT payment, COUNT(*) AS order_count FROM orders GROUP BY payment WHERE status <> 'cancelled';",
        why: "error",
        errorType: "42601",
        note: "WHERE after GROUP BY",
      },
      {
        code: "SELECT payment, COUNT(*) FILTER (WHERE status <> 'cancelled') AS order_count FROM orders GROUP BY payment;",
        why: "count",
        failingTest: "A way to pay that was used for cancelled orders only",
        note: "shows a group of cancelled orders with 0",
      },
      {
        code: "SELECT * FROM (VALUES ('UPI', 10), ('cash', 5), ('card', 3)) AS answer (payment, order_count);",
        why: "count",
        failingTest: "A way to pay that was used for cancelled orders only",
        note: "hard-codes the rows",
      },
    ],
  },
  {
    slug: "sql-regular-customers",
    wrong: [
      {
        code: `${REGULAR} WHERE status <> 'cancelled' GROUP BY customer_id HAVING COUNT(*) >= 3;`,
        why: "order",
        failingTest: "Customers with equally many orders",
        note: "forgets ORDER BY",
      },
      {
        code: `${REGULAR} WHERE status <> 'cancelled' GROUP BY customer_id HAVING COUNT(*) >= 3 ORDER BY order_count DESC;`,
        why: "order",
        failingTest: "Customers with equally many orders",
        note: "forgets to sort equal numbers",
      },
      {
        code: `${REGULAR} WHERE status <> 'cancelled' AND COUNT(*) >= 3 GROUP BY customer_id;`,
        why: "error",
        errorType: "42803",
        note: "WHERE instead of HAVING",
      },
      {
        code: `${REGULAR} WHERE status <> 'cancelled' GROUP BY customer_id HAVING order_count >= 3;`,
        why: "error",
        errorType: "42703",
        note: "uses the column's new name in HAVING",
      },
      {
        code: `${REGULAR} WHERE status <> 'cancelled' HAVING COUNT(*) >= 3 GROUP BY customer_id;`,
        why: "error",
        errorType: "42601",
        note: "HAVING before GROUP BY",
      },
      {
        code: `${REGULAR} WHERE status <> 'cancelled' HAVING COUNT(*) >= 3;`,
        why: "error",
        errorType: "42803",
        note: "forgets GROUP BY",
      },
      {
        code: `${REGULAR} GROUP BY customer_id HAVING COUNT(*) >= 3 ORDER BY order_count DESC, customer_id;`,
        why: "count",
        note: "counts cancelled orders",
      },
      {
        code: `${REGULAR} WHERE status <> 'cancelled' GROUP BY customer_id ORDER BY order_count DESC, customer_id;`,
        why: "count",
        note: "forgets HAVING",
      },
      {
        code: `${REGULAR} WHERE status <> 'cancelled' GROUP BY customer_id HAVING COUNT(*) > 3;`,
        why: "count",
        note: "more than three",
      },
      {
        code: `${REGULAR} WHERE status <> 'cancelled' GROUP BY customer_id HAVING COUNT(*) = 3;`,
        why: "count",
        note: "exactly three",
      },
      {
        code: `${REGULAR} WHERE status <> 'cancelled' GROUP BY customer_id HAVING COUNT(*) >= 3 ORDER BY customer_id;`,
        why: "order",
        note: "sorts by customer",
      },
      {
        code: `${REGULAR} WHERE status <> 'cancelled' GROUP BY customer_id HAVING COUNT(*) >= 3 ORDER BY order_count;`,
        why: "order",
        note: "the fewest orders first",
      },
      {
        code: `SELECT name, COUNT(*) AS order_count FROM orders JOIN customers ON customers.id = customer_id
WHERE status <> 'cancelled' GROUP BY name HAVING COUNT(*) >= 3 ORDER BY order_count DESC, name;`,
        why: "names",
        note: "groups by name, which two customers share",
      },
      {
        code: `${REGULAR} WHERE status <> 'cancelled' GROUP BY customer_id HAVING COUNT(*) >= 3
ORDER BY order_count DESC, customer_id DESC;`,
        why: "order",
        failingTest: "Customers with equally many orders",
        note: "sorts ties the wrong way",
      },
      {
        code: `${REGULAR} WHERE status <> 'cancelled' GROUP BY customer_id ORDER BY order_count DESC, customer_id LIMIT 2;`,
        why: "count",
        failingTest: "A shop without regular customers",
        note: "hard-codes how many there are",
      },
    ],
  },
];
