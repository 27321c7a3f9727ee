SELECT DISTINCT city, state
FROM pincodes;
