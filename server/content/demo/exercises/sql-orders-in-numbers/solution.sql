SELECT COUNT(*) AS order_count,
       COUNT(delivered_on) AS delivered,
       SUM(delivery_fee) AS fees,
       ROUND(AVG(delivery_fee), 2) AS average_fee
FROM orders;
