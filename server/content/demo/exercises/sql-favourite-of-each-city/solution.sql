WITH sales AS (
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
