SELECT payment, COUNT(*) AS order_count
FROM orders
WHERE status <> 'cancelled'
GROUP BY payment;
