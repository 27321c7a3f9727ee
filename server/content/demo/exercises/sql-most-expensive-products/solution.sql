SELECT name, price
FROM products
ORDER BY price DESC, name
LIMIT 5;
