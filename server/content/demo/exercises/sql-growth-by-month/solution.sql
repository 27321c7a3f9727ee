WITH months AS (
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
