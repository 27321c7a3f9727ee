SELECT name, category, price
FROM products
WHERE category IN ('Spices', 'Snacks')
  AND price BETWEEN 60 AND 110
  AND name ILIKE '%masala%';
