SELECT id, name
FROM customers
WHERE id IN (
  SELECT orders.customer_id
  FROM orders
  JOIN order_items ON order_items.order_id = orders.id
  JOIN products ON products.id = order_items.product_id
  WHERE products.category = 'Sweets' AND orders.status <> 'cancelled'
);
