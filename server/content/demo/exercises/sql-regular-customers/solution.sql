SELECT customer_id, COUNT(*) AS order_count
FROM orders
WHERE status <> 'cancelled'
GROUP BY customer_id
HAVING COUNT(*) >= 3
ORDER BY order_count DESC, customer_id;
