SELECT id AS order_id,
       delivered_on - ordered_on AS days,
       CASE WHEN delivered_on - ordered_on <= 3 THEN 'on time' ELSE 'late' END AS delivery
FROM orders;
