SELECT name, price
FROM products
WHERE category = 'Snacks' AND price <= 100;
