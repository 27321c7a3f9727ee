SELECT city, state
FROM pincodes;
