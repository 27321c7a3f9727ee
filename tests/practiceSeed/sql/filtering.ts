import type { WrongAnswers } from "../wrongAnswers";

const SEARCH = "SELECT name, category, price FROM products WHERE";

export const filtering: WrongAnswers[] = [
  {
    slug: "sql-product-search",
    wrong: [
      {
        code: `${SEARCH} category IN ('Spices', 'Snacks') AND price BETWEEN 60 AND 110 AND name LIKE '%masala%';`,
        why: "count",
        note: "LIKE misses the capital letter",
      },
      {
        code: `${SEARCH} category IN ('Spices', 'Snacks') AND price BETWEEN 60 AND 110 AND name ILIKE 'masala%';`,
        why: "count",
        note: "only at the start of the name",
      },
      {
        code: `${SEARCH} category IN ('Spices', 'Snacks') AND price BETWEEN 60 AND 110 AND name = 'masala';`,
        why: "count",
        note: "compares the whole name",
      },
      {
        code: `${SEARCH} category IN ('Spices', 'Snacks') AND name ILIKE '%masala%';`,
        why: "count",
        note: "forgets the price",
      },
      {
        code: `${SEARCH} price BETWEEN 60 AND 110 AND name ILIKE '%masala%';`,
        why: "count",
        note: "forgets the category",
      },
      {
        code: `${SEARCH} category IN ('Spices', 'Snacks') AND price > 60 AND price < 110 AND name ILIKE '%masala%';`,
        why: "count",
        note: "leaves out both ends of the range",
      },
      {
        code: `${SEARCH} category IN ('Spices', 'Snacks') AND price BETWEEN 110 AND 60 AND name ILIKE '%masala%';`,
        why: "count",
        note: "the larger number first",
      },
      {
        code: `${SEARCH} category = 'Spices' OR category = 'Snacks' AND price BETWEEN 60 AND 110 AND name ILIKE '%masala%';`,
        why: "count",
        note: "OR and AND without parentheses",
      },
      {
        code: `${SEARCH} category = 'Spices' AND category = 'Snacks' AND price BETWEEN 60 AND 110 AND name ILIKE '%masala%';`,
        why: "count",
        note: "no row has two categories",
      },
      {
        code: `${SEARCH} category IN 'Spices', 'Snacks' AND price BETWEEN 60 AND 110 AND name ILIKE '%masala%';`,
        why: "error",
        errorType: "42601",
        note: "IN without parentheses",
      },
      {
        code: `${SEARCH} category IN ('Spices', 'Snacks') AND price BETWEEN 60, 110 AND name ILIKE '%masala%';`,
        why: "error",
        errorType: "42601",
        note: "BETWEEN with a comma",
      },
      {
        code: `${SEARCH} name IN ('Garam masala', 'Masala peanuts', 'Sambar masala');`,
        why: "count",
        failingTest: "Names in capital letters, and prices at both ends of the range",
        note: "hard-codes the names",
      },
    ],
  },
  {
    slug: "sql-no-phone",
    wrong: [
      {
        code: "SELECT DISTINCT name, COALESCE(email, 'no e-mail') AS email FROM customers WHERE phone IS NULL;",
        why: "count",
        failingTest: "Customers with the same name",
        note: "removes equal rows",
      },
      {
        code: "SELECT name, COALESCE(email, 'no e-mail') AS email FROM customers WHERE phone = NULL;",
        why: "count",
        note: "= NULL is never true",
      },
      {
        code: "SELECT name, COALESCE(email, 'no e-mail') AS email FROM customers WHERE phone = '';",
        why: "count",
        note: "an empty text is not NULL",
      },
      {
        code: "SELECT name, COALESCE(email, 'no e-mail') AS email FROM customers WHERE phone IS NOT NULL;",
        why: "count",
        note: "those with a phone",
      },
      {
        code: "SELECT name, COALESCE(email, 'no e-mail') AS email FROM customers;",
        why: "count",
        note: "forgets the filter",
      },
      {
        code: "SELECT name, COALESCE(email, 'no e-mail') AS email FROM customers WHERE phone IS NULL AND email IS NULL;",
        why: "count",
        note: "asks for more than needed",
      },
      {
        code: "SELECT name, email FROM customers WHERE phone IS NULL;",
        why: "rows",
        note: "forgets COALESCE",
      },
      {
        code: "SELECT name, COALESCE(email, 'No email') AS email FROM customers WHERE phone IS NULL;",
        why: "rows",
        note: "writes the text differently",
      },
      {
        code: "SELECT name, COALESCE('no e-mail', email) AS email FROM customers WHERE phone IS NULL;",
        why: "rows",
        note: "swaps the values of COALESCE",
      },
      {
        code: "SELECT name, COALESCE(email, 'no e-mail') FROM customers WHERE phone IS NULL;",
        why: "names",
        note: "forgets the name of the column",
      },
      {
        code: "SELECT name, NVL(email, 'no e-mail') AS email FROM customers WHERE phone IS NULL;",
        why: "error",
        errorType: "42883",
        note: "the function of another database",
      },
      {
        code: "SELECT name, COALESCE(email, no e-mail) AS email FROM customers WHERE phone IS NULL;",
        why: "error",
        errorType: "42601",
        note: "text without quotes",
      },
      {
        code: "SELECT name, COALESCE(email, 'no e-mail') AS email FROM customers WHERE id IN (5, 7, 10, 11);",
        why: "count",
        failingTest: "Customers with the same name",
        note: "hard-codes the ids",
      },
    ],
  },
  {
    slug: "sql-price-per-kilo",
    wrong: [
      {
        code: "SELECT name, ROUND(price / weight_grams * 1000, 2) AS price_per_kg FROM products;",
        why: "rows",
        note: "divides before it multiplies",
      },
      {
        code: "SELECT name, price / weight_grams * 1000 AS price_per_kg FROM products;",
        why: "rows",
        note: "integer division",
      },
      {
        code: "SELECT name, price * 1000 / weight_grams AS price_per_kg FROM products;",
        why: "rows",
        note: "integer division drops the decimals",
      },
      {
        code: "SELECT name, ROUND(price * 1000.0 / weight_grams, 2) FROM products;",
        why: "names",
        note: "forgets the name of the column",
      },
      {
        code: "SELECT name, price * 1000.0 / weight_grams AS price_per_kg FROM products;",
        why: "rows",
        note: "forgets to round",
      },
      {
        code: "SELECT name, ROUND(price * 1000.0 / weight_grams) AS price_per_kg FROM products;",
        why: "rows",
        note: "rounds to whole rupees",
      },
      {
        code: "SELECT name, ROUND(price * 1.0 / weight_grams, 2) AS price_per_kg FROM products;",
        why: "rows",
        note: "the price of a gram",
      },
      {
        code: "SELECT name, ROUND(weight_grams * 1000.0 / price, 2) AS price_per_kg FROM products;",
        why: "rows",
        note: "divides the wrong way round",
      },
      {
        code: "SELECT name, ROUND(price * 1000.0 / weight_grams, 2) AS price per kg FROM products;",
        why: "error",
        errorType: "42601",
        note: "a name with spaces",
      },
      {
        code: "SELECT name, ROUND(price * 1000.0 / weight_gram, 2) AS price_per_kg FROM products;",
        why: "error",
        errorType: "42703",
        note: "misspells a column",
      },
      {
        code: "SELECT name, ROUND(price::float * 1000 / weight_grams, 2) AS price_per_kg FROM products;",
        why: "error",
        errorType: "42883",
        note: "rounds a float",
      },
      {
        code: `SELECT name, ROUND(price * 1000.0 / weight_grams, 2) AS price_per_kg
FROM products WHERE weight_grams >= 100;`,
        why: "count",
        failingTest: "Packs with other weights",
        note: "leaves out small packs",
      },
      {
        code: `SELECT * FROM (VALUES ('Chaat masala', 550), ('Mango pickle', 466.67), ('Garam masala', 950),
  ('Masala peanuts', 300), ('Kaju katli', 1040), ('Lemon pickle', 400), ('Kashmiri chilli powder', 700),
  ('Bikaneri bhujia', 300), ('Banana chips', 400), ('Masala tea', 440), ('Soan papdi', 450),
  ('Sambar masala', 733.33)) AS answer (name, price_per_kg);`,
        why: "count",
        failingTest: "Packs with other weights",
        note: "hard-codes the rows",
      },
    ],
  },
];
