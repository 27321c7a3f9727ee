SELECT id AS order_id, customer_id
FROM orders
WHERE status IN ('placed', 'shipped');
