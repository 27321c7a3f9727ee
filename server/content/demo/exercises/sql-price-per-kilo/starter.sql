SELECT name, price / weight_grams * 1000
FROM products;
