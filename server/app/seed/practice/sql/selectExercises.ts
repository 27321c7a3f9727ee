import { sqlExercise } from "./sqlExercise";

const topic = "SELECT and WHERE";

export const selectExercises = [
  sqlExercise({
    title: "The price list",
    slug: "sql-price-list",
    topic,
    level: "BASIC",
    minutes: 5,
    prompt:
      "The shop prints a price list. Show the `name`, `weight_grams` and `price` of every product, in this order of columns.\n\nA query names the columns after `SELECT` and the table after `FROM`. The order of the rows doesn't matter.",
    tables: ["products"],
    starterCode: `SELECT *
FROM products;
`,
    solution: `SELECT name, weight_grams, price
FROM products;
`,
    hints: [
      "`*` means all columns. Replace it with the names of the columns you want.",
      "Put a comma between two columns, and none after the last.",
      "`SELECT name, …, … FROM products;`",
    ],
    hidden: { ties: "Another shop's price list" },
  }),
  sqlExercise({
    title: "Cheap snacks",
    slug: "sql-small-snacks",
    topic,
    level: "BASIC",
    minutes: 5,
    prompt:
      "A student asks for snacks that cost **₹100 or less**. Show the `name` and `price` of these products.\n\n`WHERE` keeps the rows that meet a condition; `AND` combines two conditions. Snacks have the `category` `Snacks`.",
    tables: ["products"],
    starterCode: `SELECT name, price
FROM products
WHERE category = '';
`,
    solution: `SELECT name, price
FROM products
WHERE category = 'Snacks' AND price <= 100;
`,
    hints: [
      "Put text in single quotes, with the capital letter: `'Snacks'`.",
      "“₹100 or less” includes ₹100: use `<=`.",
      "`WHERE category = '…' AND price <= …`",
    ],
    hidden: {
      ties: "Snacks at exactly the highest price allowed",
      gaps: "A shop whose only snack is too expensive",
    },
  }),
  sqlExercise({
    title: "The five most expensive products",
    slug: "sql-most-expensive-products",
    topic,
    level: "BASIC",
    minutes: 8,
    prompt:
      "Show the `name` and `price` of the **five** most expensive products, the most expensive first. If two products have the same price, sort them by name, A to Z.\n\n`ORDER BY` sorts the rows (`DESC` means from high to low), and `LIMIT` keeps the first ones. The order of the rows matters here.",
    tables: ["products"],
    starterCode: `SELECT name, price
FROM products
LIMIT 5;
`,
    solution: `SELECT name, price
FROM products
ORDER BY price DESC, name
LIMIT 5;
`,
    hints: [
      "`LIMIT` without `ORDER BY` keeps any five rows. Sort first.",
      "`ORDER BY` takes several columns. The second one decides where the first is equal.",
      "`ORDER BY price DESC, … LIMIT 5`",
    ],
    isOrdered: true,
    hidden: { ties: "Equal prices around the fifth place", gaps: "A shop with fewer products" },
  }),
  sqlExercise({
    title: "Cities on the map",
    slug: "sql-cities",
    topic,
    level: "BASIC",
    minutes: 5,
    prompt:
      "The shop draws a map of the places it delivers to. Show each `city` with its `state`, **once**, even if the city has several pincodes.\n\n`SELECT DISTINCT` removes rows that are equal in all columns.",
    tables: ["pincodes"],
    starterCode: `SELECT city, state
FROM pincodes;
`,
    solution: `SELECT DISTINCT city, state
FROM pincodes;
`,
    hints: [
      "Run the starter code. Which cities appear twice?",
      "`DISTINCT` comes right after `SELECT` and applies to all columns of the row.",
      "`SELECT DISTINCT city, … FROM pincodes;`",
    ],
    hidden: { ties: "Two cities with the same name in different states" },
  }),
  sqlExercise({
    title: "Search the shop",
    slug: "sql-product-search",
    topic,
    level: "BASIC",
    minutes: 10,
    prompt:
      "A customer searches the shop. Show the `name`, `category` and `price` of the products that\n\n- are in one of the categories `Spices` and `Snacks`,\n- cost from ₹60 to ₹110, both included, and\n- have `masala` anywhere in the name, in small or capital letters.\n\n`IN (…)` compares with a list, `BETWEEN … AND …` with a range, and `ILIKE` with a pattern in which `%` stands for any text.",
    tables: ["products"],
    starterCode: `SELECT name, category, price
FROM products
WHERE category IN ('Spices', 'Snacks');
`,
    solution: `SELECT name, category, price
FROM products
WHERE category IN ('Spices', 'Snacks')
  AND price BETWEEN 60 AND 110
  AND name ILIKE '%masala%';
`,
    hints: [
      "Combine the three conditions with `AND`.",
      "`LIKE` distinguishes capital and small letters; `ILIKE` doesn't.",
      "`name ILIKE '%masala%'` finds the word at the start, in the middle and at the end.",
    ],
    hidden: { ties: "Names in capital letters, and prices at both ends of the range" },
  }),
  sqlExercise({
    title: "Customers without a phone number",
    slug: "sql-no-phone",
    topic,
    level: "BASIC",
    minutes: 8,
    prompt:
      "The courier can't call some customers. Show the `name` and the `email` of the customers who have **no phone number**. Where there is no e-mail address either, show `no e-mail` instead, in a column that is still called `email`.\n\nA missing value is `NULL`. It equals nothing, not even another `NULL`, so test it with `IS NULL`. `COALESCE(a, b)` gives `a`, or `b` if `a` is `NULL`. `AS` names a column.",
    tables: ["customers"],
    starterCode: `SELECT name, email
FROM customers
WHERE phone = NULL;
`,
    solution: `SELECT name, COALESCE(email, 'no e-mail') AS email
FROM customers
WHERE phone IS NULL;
`,
    hints: [
      "`phone = NULL` is never true. Write `phone IS NULL`.",
      "`COALESCE` goes into the list of columns, in place of `email`.",
      "`SELECT name, COALESCE(email, '…') AS email`",
    ],
    hidden: { ties: "Customers with the same name", gaps: "A shop with few contact details" },
  }),
  sqlExercise({
    title: "Price per kilo",
    slug: "sql-price-per-kilo",
    topic,
    level: "BASIC",
    minutes: 10,
    prompt:
      "Packs have different weights, so prices are hard to compare. Show the `name` of every product and what **1 kg** of it costs, rounded to 2 decimals, as `price_per_kg`.\n\nYou can calculate with columns, and `ROUND(number, 2)` rounds. Careful: when you divide one integer by another, PostgreSQL drops the decimals (`7 / 2` is `3`).",
    tables: ["products"],
    starterCode: `SELECT name, price / weight_grams * 1000
FROM products;
`,
    solution: `SELECT name, ROUND(price * 1000.0 / weight_grams, 2) AS price_per_kg
FROM products;
`,
    hints: [
      "Run the starter code. Why are so many results 0?",
      "Write `1000.0` and multiply before you divide: then all decimals are kept.",
      "`ROUND(price * 1000.0 / …, 2) AS price_per_kg`",
    ],
    hidden: { ties: "Packs with other weights", gaps: "A weight that gives a long decimal number" },
  }),
];
