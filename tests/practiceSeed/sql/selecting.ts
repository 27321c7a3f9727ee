import type { WrongAnswers } from "../wrongAnswers";

export const selecting: WrongAnswers[] = [
  {
    slug: "sql-price-list",
    wrong: [
      {
        code: "SELECT DISTINCT name, weight_grams, price FROM products;",
        why: "count",
        failingTest: "Another shop's price list",
        note: "removes equal rows",
      },
      {
        code: "SELECT name, weight_grams, price FROM products GROUP BY name, weight_grams, price;",
        why: "count",
        failingTest: "Another shop's price list",
        note: "groups equal rows",
      },
      { code: "SELECT name, price FROM products;", why: "columns", note: "forgets a column" },
      { code: "SELECT name weight_grams, price FROM products;", why: "columns", note: "forgets a comma" },
      { code: "SELECT name, price, weight_grams FROM products;", why: "names", note: "swaps two columns" },
      {
        code: "SELECT name, weight_grams, price AS cost FROM products;",
        why: "names",
        note: "renames a column",
      },
      {
        code: "SELECT 'name', 'weight_grams', 'price' FROM products;",
        why: "names",
        note: "quotes the columns",
      },
      {
        code: "SELECT name, weight_gram, price FROM products;",
        why: "error",
        errorType: "42703",
        note: "misspells a column",
      },
      {
        code: "SELECT name, weight_grams, price FROM product;",
        why: "error",
        errorType: "42P01",
        note: "misspells the table",
      },
      {
        code: "SELCT name, weight_grams, price FROM products;",
        why: "error",
        errorType: "42601",
        note: "misspells SELECT",
      },
      {
        code: "SELECT name, weight_grams, price, FROM products;",
        why: "error",
        errorType: "42601",
        note: "writes a comma before FROM",
      },
      {
        code: "SELECT name, weight_grams, price FROM products LIMIT 10;",
        why: "count",
        note: "cuts the list",
      },
      {
        code: "-- SELECT name, weight_grams, price FROM products;",
        why: "no-rows",
        note: "leaves a comment",
      },
      {
        code: "SELECT name, weight_grams, price FROM products WHERE id BETWEEN 1 AND 12;",
        why: "count",
        failingTest: "Another shop's price list",
        note: "hard-codes the ids",
      },
    ],
  },
  {
    slug: "sql-small-snacks",
    wrong: [
      {
        code: "SELECT DISTINCT name, price FROM products WHERE category = 'Snacks' AND price <= 100;",
        why: "count",
        failingTest: "Snacks at exactly the highest price allowed",
        note: "removes equal rows",
      },
      { code: "SELECT name, price FROM products WHERE category = 'Snacks';", why: "count", note: "no price" },
      { code: "SELECT name, price FROM products WHERE price <= 100;", why: "count", note: "no category" },
      {
        code: "SELECT name, price FROM products WHERE category = 'Snacks' OR price <= 100;",
        why: "count",
        note: "OR instead of AND",
      },
      {
        code: "SELECT name, price FROM products WHERE category = 'Snacks' AND price < 100;",
        why: "count",
        note: "leaves out ₹100",
      },
      {
        code: "SELECT name, price FROM products WHERE category = 'snacks' AND price <= 100;",
        why: "count",
        note: "small letters",
      },
      {
        code: "SELECT name, price FROM products WHERE category = 'Snacks' AND price >= 100;",
        why: "rows",
        note: "turns the comparison round",
      },
      {
        code: 'SELECT name, price FROM products WHERE category = "Snacks" AND price <= 100;',
        why: "error",
        errorType: "42703",
        note: "double quotes name a column",
      },
      {
        code: "SELECT name, price FROM products WHERE category = Snacks AND price <= 100;",
        why: "error",
        errorType: "42703",
        note: "text without quotes",
      },
      {
        code: "SELECT name, price FROM products HAVING category = 'Snacks' AND price <= 100;",
        why: "error",
        errorType: "42803",
        note: "HAVING instead of WHERE",
      },
      {
        code: "SELECT name, price FROM products WHERE category == 'Snacks' AND price <= 100;",
        why: "error",
        errorType: "42883",
        note: "the == of other languages",
      },
      {
        code: "SELECT name, price FROM products WHERE name IN ('Masala peanuts', 'Banana chips');",
        why: "count",
        failingTest: "Snacks at exactly the highest price allowed",
        note: "hard-codes the names",
      },
    ],
  },
  {
    slug: "sql-most-expensive-products",
    wrong: [
      { code: "SELECT name, price FROM products ORDER BY price DESC, name;", why: "count", note: "no LIMIT" },
      { code: "SELECT name, price FROM products ORDER BY price LIMIT 5;", why: "rows", note: "the cheapest" },
      { code: "SELECT name, price FROM products ORDER BY name LIMIT 5;", why: "rows", note: "sorts by name" },
      {
        code: "SELECT name, price FROM products ORDER BY price DESC, id LIMIT 5;",
        why: "rows",
        note: "breaks ties by id",
      },
      {
        code: "SELECT name, price FROM products ORDER BY price DESC, name DESC LIMIT 5;",
        why: "rows",
        note: "sorts equal prices Z to A",
      },
      {
        code: "SELECT name, price FROM products ORDER BY name, price DESC LIMIT 5;",
        why: "rows",
        note: "sorts by name first",
      },
      {
        code: "SELECT name FROM products ORDER BY price DESC, name LIMIT 5;",
        why: "columns",
        note: "leaves out the price",
      },
      {
        code: "SELECT name, price FROM products LIMIT 5 ORDER BY price DESC, name;",
        why: "error",
        errorType: "42601",
        note: "LIMIT before ORDER BY",
      },
      {
        code: "SELECT TOP 5 name, price FROM products ORDER BY price DESC, name;",
        why: "error",
        errorType: "42601",
        note: "the TOP of another database",
      },
      {
        code: "SELECT name, price FROM products ORDER BY 'price' DESC, name LIMIT 5;",
        why: "error",
        errorType: "42601",
        note: "sorts by a text in quotes",
      },
      {
        code: `SELECT * FROM (SELECT name, price FROM products ORDER BY price DESC, name LIMIT 5) AS top
ORDER BY price;`,
        why: "order",
        note: "right rows, lowest price first",
      },
      {
        code: "SELECT name, price FROM products WHERE price >= 120 ORDER BY price DESC, name LIMIT 5;",
        why: "count",
        failingTest: "A shop with fewer products",
        note: "hard-codes the lowest price",
      },
    ],
  },
  {
    slug: "sql-cities",
    wrong: [
      { code: "SELECT DISTINCT city FROM pincodes;", why: "columns", note: "leaves out the state" },
      {
        code: "SELECT DISTINCT area, city, state FROM pincodes;",
        why: "columns",
        note: "one column too many",
      },
      { code: "SELECT DISTINCT state, city FROM pincodes;", why: "names", note: "swaps the columns" },
      {
        code: "SELECT DISTINCT city, area AS state FROM pincodes;",
        why: "count",
        note: "area instead of state",
      },
      {
        code: "SELECT DISTINCT ON (state) city, state FROM pincodes;",
        why: "count",
        note: "one city per state",
      },
      {
        code: "SELECT DISTINCT ON (pincode) city, state FROM pincodes;",
        why: "count",
        note: "one row per pincode",
      },
      {
        code: "SELECT city, DISTINCT state FROM pincodes;",
        why: "error",
        errorType: "42601",
        note: "DISTINCT in the wrong place",
      },
      {
        code: "SELECT UNIQUE city, state FROM pincodes;",
        why: "error",
        errorType: "42601",
        note: "another word for DISTINCT",
      },
      {
        code: "SELECT DISTINCT (city, state) FROM pincodes;",
        why: "columns",
        note: "parentheses make one column of two",
      },
      {
        code: "SELECT city, state FROM pincodes GROUP BY city;",
        why: "error",
        errorType: "42803",
        note: "forgets a column in GROUP BY",
      },
      {
        code: "SELECT city, MIN(state) AS state FROM pincodes GROUP BY city;",
        why: "count",
        failingTest: "Two cities with the same name in different states",
        note: "takes cities of the same name for one",
      },
      {
        code: "SELECT city, state FROM pincodes WHERE pincode NOT IN ('302015', '500081', '560038');",
        why: "count",
        failingTest: "Two cities with the same name in different states",
        note: "hard-codes the repeated rows",
      },
      {
        code: "SELECT DISTINCT ON (city) city, state FROM pincodes;",
        why: "count",
        failingTest: "Two cities with the same name in different states",
        note: "compares the city alone",
      },
    ],
  },
];
