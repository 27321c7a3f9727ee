SELECT customers.id AS customer_id, customers.name, COUNT(*) AS order_count
FROM customers
JOIN orders ON orders.customer_id = customers.id
GROUP BY customers.id, customers.name;
