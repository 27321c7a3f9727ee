SELECT date_trunc('month', orders.ordered_on)::date AS month,
       SUM(order_items.quantity * order_items.unit_price) AS revenue
FROM orders
JOIN order_items ON order_items.order_id = orders.id
WHERE orders.status <> 'cancelled'
GROUP BY month
ORDER BY month;
