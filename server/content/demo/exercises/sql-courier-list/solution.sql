SELECT orders.id AS order_id, customers.name, customers.phone
FROM orders
JOIN customers ON customers.id = orders.customer_id
WHERE orders.status IN ('placed', 'shipped');
