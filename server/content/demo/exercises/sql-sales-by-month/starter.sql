SELECT EXTRACT(MONTH FROM ordered_on) AS month, COUNT(*) AS order_count
FROM orders
GROUP BY month
ORDER BY month;
