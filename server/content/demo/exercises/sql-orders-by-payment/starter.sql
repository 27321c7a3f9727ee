SELECT payment, COUNT(*) AS order_count
FROM orders;
