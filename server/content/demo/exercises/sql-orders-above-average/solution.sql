WITH totals AS (
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
