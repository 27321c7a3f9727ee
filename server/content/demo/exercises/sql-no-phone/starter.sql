SELECT name, email
FROM customers
WHERE phone = NULL;
