SELECT id, name
FROM products
EXCEPT
SELECT products.id, products.name
FROM products
JOIN order_items ON order_items.product_id = products.id
JOIN orders ON orders.id = order_items.order_id
WHERE orders.status <> 'cancelled';
