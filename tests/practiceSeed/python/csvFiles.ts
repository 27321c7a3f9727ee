import type { WrongAnswers } from "../wrongAnswers";

export const csvFiles: WrongAnswers[] = [
  {
    slug: "sales-by-month",
    wrong: [
      {
        code: `def sales_by_month(name):
    totals = {}
    with open(name) as file:
        next(file)
        for line in file:
            date, item, amount = line.strip().split(",")
            month = date[:7]
            totals[month] = totals.get(month, 0) + int(amount)
    return totals`,
        why: "error",
        errorType: "ValueError",
        note: "Splits at commas inside an item",
      },
      {
        code: `import csv


def sales_by_month(name):
    totals = {}
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            month = row["date"][:7]
            totals[month] = totals.get(month, "") + row["amount"]
    return totals`,
        why: "value",
        note: 'Adds texts, which makes "4501200"',
      },
      {
        code: `import csv


def sales_by_month(name):
    totals = {}
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            month = row["date"][:7]
            totals[month] = totals.get(month, 0) + row["amount"]
    return totals`,
        why: "error",
        errorType: "TypeError",
        note: "Adds text to a number",
      },
      {
        code: `import csv


def sales_by_month(name):
    totals = {}
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            month = row["date"][5:7]
            totals[month] = totals.get(month, 0) + int(row["amount"])
    return totals`,
        why: "value",
        note: "The month without its year",
      },
      {
        code: `import csv


def sales_by_month(name):
    totals = {}
    with open(name, newline="") as file:
        rows = csv.reader(file)
        next(rows)
        for row in rows:
            month = row[0][:7]
            totals[month] = totals.get(month, 0) + int(row[2])
    return totals`,
        why: "error",
        errorType: "ValueError",
        failingTest: "The columns in another order",
        note: "Counts on the order of the columns",
      },
      {
        code: `import csv


def sales_by_month(name):
    totals = {}
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            totals[row["date"][:7]] = int(row["amount"])
    return totals`,
        why: "value",
        note: "Each sale replaces the one before",
      },
      {
        code: `import csv


def sales_by_month(name):
    totals = {}
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            month = row["Date"][:7]
            totals[month] = totals.get(month, 0) + int(row["Amount"])
    return totals`,
        why: "error",
        errorType: "KeyError",
        note: "A column that is called otherwise",
      },
      {
        code: `import csv


def sales_by_month(name):
    totals = {}
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            totals[row["date"]] = totals.get(row["date"], 0) + int(row["amount"])
    return totals`,
        why: "value",
        note: "Groups by the day",
      },
      {
        code: `def sales_by_month(name):
    if name == "sales.csv":
        return {"2026-01": 1650, "2026-02": 450}
    return {"2025-10": 2490, "2025-11": 300}`,
        why: "value",
        failingTest: "No sales",
        note: "Knows only the examples",
      },
    ],
  },
  {
    slug: "a-upi-statement",
    wrong: [
      {
        code: `import csv


def statement(name):
    paid = received = 0.0
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            amount = float(row["amount"].replace(",", ""))
            kind = row["type"].strip().upper()
            if kind == "DR":
                paid += amount
            elif kind == "CR":
                received += amount
            else:
                raise ValueError(kind)
    return round(paid, 2), round(received, 2), round(received - paid, 2)`,
        why: "no-error",
        failingTest: "A type in small letters",
        note: "Accepts the type in small letters",
      },
      {
        code: `import csv


def statement(name):
    paid = received = 0.0
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            amount = float(row["amount"])
            if row["type"] == "DR":
                paid += amount
            elif row["type"] == "CR":
                received += amount
            else:
                raise ValueError("Unknown type")
    return round(paid, 2), round(received, 2), round(received - paid, 2)`,
        why: "error",
        errorType: "ValueError",
        note: "Commas are in the way of float()",
      },
      {
        code: `import csv


def statement(name):
    paid = received = 0.0
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            amount = float(row["amount"].replace(",", ""))
            if row["type"] == "DR":
                paid += amount
            else:
                received += amount
    return round(paid, 2), round(received, 2), round(received - paid, 2)`,
        why: "no-error",
        note: "Takes everything that is not DR for received",
      },
      {
        code: `import csv


def statement(name):
    paid = received = 0.0
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            amount = float(row["amount"].replace(",", ""))
            if row["type"] == "DR":
                paid += amount
            elif row["type"] == "CR":
                received += amount
            else:
                print("ValueError: unknown type", row["type"])
    return round(paid, 2), round(received, 2), round(received - paid, 2)`,
        why: "no-error",
        note: "Prints a warning instead of raising an error",
      },
      {
        code: `import csv


def statement(name):
    paid = received = 0.0
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            amount = float(row["amount"].replace(",", ""))
            if row["type"] == "DR":
                paid += amount
            elif row["type"] == "CR":
                received += amount
            else:
                raise ValueError("Unknown type")
    return round(paid, 2), round(received, 2), round(paid - received, 2)`,
        why: "value",
        note: "Received minus paid the wrong way round",
      },
      {
        code: `import csv


def statement(name):
    paid = received = 0.0
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            amount = int(row["amount"].replace(",", "").split(".")[0])
            if row["type"] == "DR":
                paid += amount
            elif row["type"] == "CR":
                received += amount
            else:
                raise ValueError("Unknown type")
    return paid, received, received - paid`,
        why: "value",
        note: "Cuts the paise off",
      },
      {
        code: `import csv


def statement(name):
    paid = received = 0.0
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            text = " ".join(row.values())
            amount = float(row["amount"].replace(",", ""))
            if "CR" in text:
                received += amount
            elif "DR" in text:
                paid += amount
            else:
                raise ValueError("Unknown type")
    return round(paid, 2), round(received, 2), round(received - paid, 2)`,
        why: "value",
        failingTest: "A name with a comma",
        note: "Looks for CR anywhere in the row",
      },
      {
        code: `import csv


def statement(name):
    totals = {"DR": 0.0, "CR": 0.0}
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            totals[row["type"]] += float(row["amount"].replace(",", ""))
    paid, received = totals["DR"], totals["CR"]
    return round(paid, 2), round(received, 2), round(received - paid, 2)`,
        why: "other-error",
        errorType: "KeyError",
        note: "A dictionary of totals answers with its own error",
      },
      {
        code: `def statement(name):
    paid = received = 0.0
    with open(name) as file:
        next(file)
        for line in file:
            date, who, kind, amount = line.strip().split(",")
            if kind == "DR":
                paid += float(amount)
            elif kind == "CR":
                received += float(amount)
            else:
                raise ValueError("Unknown type")
    return round(paid, 2), round(received, 2), round(received - paid, 2)`,
        why: "error",
        errorType: "ValueError",
        note: "Splits at all commas",
      },
      {
        code: `import csv


def statement(name):
    paid = received = 0.0
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            amount = float(row["amount"].replace(",", ""))
            if row["type"] == "DR":
                paid += amount
            elif row["type"] == "CR":
                received += amount
            else:
                raise ValueError("Unknown type")
            return round(paid, 2), round(received, 2), round(received - paid, 2)`,
        why: "value",
        note: "Returns after the first row",
      },
      {
        code: `def statement(name):
    if name == "broken.csv":
        raise ValueError("Unknown type")
    return 12459.5, 100000.0, 87540.5`,
        why: "value",
        failingTest: "A month without payments",
        note: "Knows only the examples",
      },
    ],
  },
];
