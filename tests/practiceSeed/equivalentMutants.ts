/** By exercise: changes of its solution that answer the same for every valid input, each with its reason. */
export const equivalentMutants: Record<string, Record<string, string>> = {
  "count-the-laddoos": {
    "with round(…, 2) (line 5)": "A sum of whole numbers is whole.",
  },
  "auto-fare": {
    "with round(…, 2) (line 6)": "A fare of whole kilometres is whole.",
    "< in place of <= (line 4)": "After exactly two kilometres, both sides give 30.",
    "with round(…, 2) (line 5)": "A fare of whole kilometres is whole.",
    "1 in place of 2 (line 4)": "Of whole kilometres, only 2 is moved, where both sides give 30.",
  },
  "tidy-names": {
    "with text.strip()": "The solution drops spaces at the ends itself.",
    "with text.lower()": "The solution makes small letters itself.",
  },
  "tidy-phone-numbers": {
    "with text.strip()": "Only digits are kept.",
    "with text.lower()": "Only digits are kept.",
  },
  "valid-pincodes": {
    "with .strip() (line 3)": "It is stripped already.",
    "with .lower() (line 3)": "Digits have no capitals, and other signs stay other signs.",
  },
  "cold-in-leh": {
    "-1 in place of 0 (line 4)":
      "In a list of one value it is the first, too, and in longer ones every value is compared.",
    "<= in place of < (line 6)": "An equal value changes nothing.",
    ">= in place of > (line 8)": "An equal value changes nothing.",
  },
  "gst-on-a-bill": {
    "without round (line 9)": "Prices have two decimals; what is behind them is within the tolerance.",
    "3 in place of 2 (line 9)": "Prices have two decimals; what is behind them is within the tolerance.",
  },
  "lines-of-a-diary": {
    "with round(…, 2) (line 7)": "A number of lines is whole.",
  },
  "a-upi-statement": {
    "without round (line 16)": "Amounts have two decimals; what is behind them is within the tolerance.",
    "3 in place of 2 (line 16)": "Amounts have two decimals; what is behind them is within the tolerance.",
  },
  "count-the-tokens": {
    "with text.strip()": "The solution drops spaces at the ends itself.",
    "with text.lower()": "The solution makes small letters itself.",
  },
  "the-same-from-both-ends": {
    "with text.strip()": "The solution drops spaces itself, and a text has no line breaks.",
    "with text.lower()": "The solution makes small letters itself.",
  },
  "the-favourite-words": {
    "with text.strip()": "The solution drops spaces at the ends itself.",
    "with text.lower()": "The solution makes small letters itself.",
  },
  "caesars-letters": {
    "+ in place of - (line 7)": 'Two times ord("A") is 130, a multiple of 26.',
  },
  "brackets-that-match": {
    "with code.lower()": "Brackets have no capitals.",
    "with round(…, 2) (line 9)": "A place in a text is whole.",
  },
  "snakes-and-ladders": {
    "with round(…, 2) (line 7)": "A number of throws is whole.",
    "0 in place of 1 (line 11)": "The field where one stands was reached before.",
  },
  "sql-orders-in-numbers": {
    "with DISTINCT (line 1)": "There is one row.",
  },
  "sql-orders-by-payment": {
    "with DISTINCT (line 1)": "Each row is a group with keys that are shown.",
  },
  "sql-regular-customers": {
    "with DISTINCT (line 1)": "Each row is a group with keys that are shown.",
  },
  "sql-courier-list": {
    "with DISTINCT (line 1)": "Each row has a key of its own, so no two are equal.",
    "LEFT JOIN in place of JOIN (line 3)": "A foreign key that is never empty always finds its row.",
  },
  "sql-orders-of-every-customer": {
    "with DISTINCT (line 1)": "Each row is a group with keys that are shown.",
    "without the grouping key customers.name (line 4)": "It depends on the key that is grouped, too.",
    "COUNT with DISTINCT (line 1)": "Orders are counted by their key.",
  },
  "sql-revenue-by-category": {
    "with DISTINCT (line 1)": "Each row is a group with keys that are shown.",
    "LEFT JOIN in place of JOIN (line 3)": "A foreign key that is never empty always finds its row.",
    "LEFT JOIN in place of JOIN (line 4)": "A foreign key that is never empty always finds its row.",
  },
  "sql-on-time-or-late": {
    "with DISTINCT (line 1)": "Each row has a key of its own, so no two are equal.",
  },
  "sql-sales-by-month": {
    "with DISTINCT (line 1)": "Each row is a group with keys that are shown.",
  },
  "sql-who-likes-sweets": {
    "with DISTINCT (line 1)": "IN asks whether a value is there; ids of customers are unique.",
    "with DISTINCT (line 4)": "IN asks whether a value is there; ids of customers are unique.",
    "LEFT JOIN in place of JOIN (line 6)":
      "A foreign key always finds its row, and the next join or the condition drops orders and products without items.",
    "LEFT JOIN in place of JOIN (line 7)":
      "A foreign key always finds its row, and the next join or the condition drops orders and products without items.",
  },
  "sql-orders-above-average": {
    "with DISTINCT (line 8)": "Each row has a key of its own, so no two are equal.",
    "with DISTINCT (line 2)": "Each row has a key of its own, so no two are equal.",
    "LEFT JOIN in place of JOIN (line 4)":
      "Orders without items have no total, which is above no average and counts in none.",
    "with DISTINCT (line 10)": "An average is one row.",
  },
  "sql-never-sold": {
    "with DISTINCT (line 1)": "EXCEPT removes equal rows itself.",
    "EXCEPT ALL in place of EXCEPT (line 3)": "Each row has a key of its own, so no two are equal.",
    "with DISTINCT (line 4)": "EXCEPT removes equal rows itself.",
    "LEFT JOIN in place of JOIN (line 6)":
      "A foreign key always finds its row, and the next join or the condition drops orders and products without items.",
    "LEFT JOIN in place of JOIN (line 7)":
      "A foreign key always finds its row, and the next join or the condition drops orders and products without items.",
  },
  "sql-favourite-of-each-city": {
    "LEFT JOIN in place of JOIN (line 4)":
      "A foreign key always finds its row, and the next join or the condition drops orders and products without items.",
    "LEFT JOIN in place of JOIN (line 5)":
      "A foreign key always finds its row, and the next join or the condition drops orders and products without items.",
    "LEFT JOIN in place of JOIN (line 6)":
      "A foreign key always finds its row, and the next join or the condition drops orders and products without items.",
    "LEFT JOIN in place of JOIN (line 7)":
      "A foreign key always finds its row, and the next join or the condition drops orders and products without items.",
    "without the grouping key products.name (line 9)": "It depends on the key that is grouped, too.",
    "DENSE_RANK in place of RANK (line 11)": "The first place is the same in both.",
    "<= in place of = (line 16)": "Places begin at 1.",
  },
  "sql-growth-by-month": {
    "with DISTINCT (line 9)": "Each row is a group with keys that are shown.",
    "with DISTINCT (line 2)": "Each row is a group with keys that are shown.",
    "without ORDER BY (line 12)":
      "PostgreSQL has sorted the months for another window; the judge of order asks for the last ORDER BY.",
  },
};
