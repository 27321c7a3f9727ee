SELECT name, category, price
FROM products
WHERE category IN ('Spices', 'Snacks');
