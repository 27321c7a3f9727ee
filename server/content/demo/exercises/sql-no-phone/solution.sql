SELECT name, COALESCE(email, 'no e-mail') AS email
FROM customers
WHERE phone IS NULL;
