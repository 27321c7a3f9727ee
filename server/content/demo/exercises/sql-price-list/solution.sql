SELECT name, weight_grams, price
FROM products;
