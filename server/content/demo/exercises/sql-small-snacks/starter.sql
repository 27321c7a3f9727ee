SELECT name, price
FROM products
WHERE category = '';
