SELECT date_trunc('month', orders.ordered_on)::date AS month,
       COUNT(DISTINCT orders.id) AS order_count,
       SUM(order_items.quantity * order_items.unit_price) AS revenue
FROM orders
JOIN order_items ON order_items.order_id = orders.id
WHERE orders.status <> 'cancelled'
  AND EXTRACT(YEAR FROM orders.ordered_on) = 2026
GROUP BY month
ORDER BY month;
