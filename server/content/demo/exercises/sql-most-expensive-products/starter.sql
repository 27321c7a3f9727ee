SELECT name, price
FROM products
LIMIT 5;
