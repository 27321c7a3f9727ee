SELECT id, name
FROM products
EXCEPT
SELECT product_id, ''
FROM order_items;
