SELECT products.category, SUM(order_items.quantity * order_items.unit_price) AS revenue
FROM order_items
JOIN orders ON orders.id = order_items.order_id
JOIN products ON products.id = order_items.product_id
WHERE orders.status <> 'cancelled'
GROUP BY products.category
ORDER BY revenue DESC, products.category;
