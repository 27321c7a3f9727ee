SELECT name, ROUND(price * 1000.0 / weight_grams, 2) AS price_per_kg
FROM products;
