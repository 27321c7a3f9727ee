SELECT products.category, SUM(order_items.quantity) AS revenue
FROM order_items
JOIN products ON products.id = order_items.product_id
GROUP BY products.category;
