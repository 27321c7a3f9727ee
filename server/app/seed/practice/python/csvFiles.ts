import type { PythonExerciseSeed } from "../exerciseSeed";

export const csvFiles: PythonExerciseSeed[] = [
  {
    kind: "PYTHON",
    title: "Sales by month",
    slug: "sales-by-month",
    topic: "Files and CSV",
    level: "MEDIUM",
    minutes: 15,
    prompt: `The file \`sales.csv\` lists what a shop sold, one row for each sale:

\`\`\`text
date,item,amount
2026-01-15,Lamp,450
2026-01-28,"Rug, small",1200
2026-02-03,Lamp,450
\`\`\`

Write \`sales_by_month(name)\`. It returns a dictionary from the month to the sum of its amounts, in whole rupees:

\`\`\`text
sales_by_month("sales.csv") gives {"2026-01": 1650, "2026-02": 450}
\`\`\`

There are two traps. An item can have a comma *inside*, so \`line.split(",")\` is not enough; the module \`csv\` reads it correctly. And other files have the columns in a different order, so use their names, not their positions.`,
    starterCode: `import csv


def sales_by_month(name):
    totals = {}
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            # Each row is a dictionary: row["date"], row["item"], row["amount"]
            pass
    return totals


print(sales_by_month("sales.csv"))`,
    solution: `import csv


def sales_by_month(name):
    totals = {}
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            month = row["date"][:7]
            totals[month] = totals.get(month, 0) + int(row["amount"])
    return totals


print(sales_by_month("sales.csv"))`,
    files: [
      {
        name: "sales.csv",
        text: `date,item,amount
2026-01-15,Lamp,450
2026-01-28,"Rug, small",1200
2026-02-03,Lamp,450
`,
      },
      {
        name: "festival.csv",
        text: `date,item,amount
2025-10-18,"Diyas, box of 12",240
2025-10-19,Sweets,900
2025-10-20,"Lights, warm white",1350
2025-11-02,Sweets,300
`,
      },
    ],
    hints: [
      "Which part of the date is the month, and which kind of value does a CSV file give you for the amount?",
      '`row["date"][:7]` is the year and the month. All values of a CSV file are text: `int(row["amount"])`. `totals.get(month, 0)` is 0 for a new month.',
      "`totals[month] = totals.get(month, 0) + …` with the amount as a number.",
    ],
    tests: [
      { kind: "call", call: 'sales_by_month("sales.csv")', visibility: "VISIBLE", about: "Three sales" },
      {
        kind: "call",
        call: 'sales_by_month("festival.csv")',
        visibility: "VISIBLE",
        about: "The weeks of the festival",
      },
      {
        kind: "call",
        call: 'sales_by_month("none.csv")',
        setup: `with open("none.csv", "w") as file:
    file.write("date,item,amount\\n")`,
        visibility: "HIDDEN",
        about: "No sales",
      },
      {
        kind: "call",
        call: 'sales_by_month("order.csv")',
        setup: `with open("order.csv", "w") as file:
    file.write("amount,date,item\\n70,2026-03-01,Pen\\n30,2026-03-31,Ink\\n5,2026-04-01,Clip\\n")`,
        visibility: "HIDDEN",
        about: "The columns in another order",
      },
      {
        kind: "call",
        call: 'sales_by_month("years.csv")',
        setup: `with open("years.csv", "w") as file:
    file.write("date,item,amount\\n2025-05-09,Fan,1800\\n2026-05-09,Fan,1900\\n2025-05-30,Fan,1750\\n")`,
        visibility: "HIDDEN",
        about: "The same month of two years",
      },
      {
        kind: "call",
        call: 'sales_by_month("commas.csv")',
        setup: `with open("commas.csv", "w") as file:
    file.write('date,item,amount\\n2026-06-01,"Cups, blue, set of 6",600\\n2026-06-02,"Plate, 9 inch, 2024, new",150\\n')`,
        visibility: "HIDDEN",
        about: "Several commas in an item",
      },
      {
        kind: "call",
        call: 'sales_by_month("mixed.csv")',
        setup: `with open("mixed.csv", "w") as file:
    file.write("date,item,amount\\n2026-09-02,Bag,10\\n2026-08-30,Bag,20\\n2026-09-01,Bag,30\\n2026-07-15,Bag,0\\n")`,
        visibility: "HIDDEN",
        about: "Dates that are not in order",
      },
      {
        kind: "call",
        call: '[sales_by_month("sales.csv"), sales_by_month("sales.csv")]',
        visibility: "HIDDEN",
        about: "Called twice",
      },
    ],
  },
  {
    kind: "PYTHON",
    title: "A UPI statement",
    slug: "a-upi-statement",
    topic: "Files and CSV",
    level: "MEDIUM",
    minutes: 20,
    prompt: `Your bank lets you download your UPI payments. Amounts with commas are in quotes; \`DR\` means paid and \`CR\` means received:

\`\`\`text
date,name,type,amount
2026-04-01,Landlord,DR,"12,000.00"
2026-04-01,Salary,CR,"1,00,000.00"
2026-04-03,Kirana,DR,459.50
\`\`\`

Write \`statement(name)\`. It returns three decimal numbers, rounded to 2 decimals: the total paid, the total received, and received minus paid.

\`\`\`text
statement("april.csv") gives (12459.5, 100000.0, 87540.5)
\`\`\`

If a row has any type other than \`DR\` or \`CR\`, you can't trust the statement: raise a \`ValueError\`. A month without payments gives \`(0.0, 0.0, 0.0)\`.`,
    starterCode: `import csv


def statement(name):
    paid = 0.0
    received = 0.0
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            # Your code here
            pass
    return paid, received, received - paid


print(statement("april.csv"))`,
    solution: `import csv


def statement(name):
    paid = 0.0
    received = 0.0
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            amount = float(row["amount"].replace(",", ""))
            if row["type"] == "DR":
                paid += amount
            elif row["type"] == "CR":
                received += amount
            else:
                raise ValueError(f"Unknown type {row['type']}")
    return round(paid, 2), round(received, 2), round(received - paid, 2)


print(statement("april.csv"))`,
    files: [
      {
        name: "april.csv",
        text: `date,name,type,amount
2026-04-01,Landlord,DR,"12,000.00"
2026-04-01,Salary,CR,"1,00,000.00"
2026-04-03,Kirana,DR,459.50
`,
      },
      {
        name: "broken.csv",
        text: `date,name,type,amount
2026-05-01,Landlord,DR,"12,000.00"
2026-05-02,Auto,??,80.00
`,
      },
    ],
    hints: [
      'Why does `float("12,000.00")` fail, and what must you remove to make it work?',
      '`row["amount"].replace(",", "")` removes the commas. Then `if`, `elif` and `else` for the three cases of the type.',
      '`amount = float(row["amount"].replace(",", ""))`, then add it to `paid` or `received`; in the `else`, `raise ValueError(…)`. Round all three at the end.',
    ],
    tests: [
      { kind: "call", call: 'statement("april.csv")', visibility: "VISIBLE", about: "April" },
      {
        kind: "raises",
        call: 'statement("broken.csv")',
        visibility: "VISIBLE",
        about: "A type that does not exist",
      },
      {
        kind: "call",
        call: 'statement("none.csv")',
        setup: `with open("none.csv", "w") as file:
    file.write("date,name,type,amount\\n")`,
        visibility: "HIDDEN",
        about: "A month without payments",
      },
      {
        kind: "call",
        call: 'statement("diwali.csv")',
        setup: `with open("diwali.csv", "w") as file:
    file.write('date,name,type,amount\\n2026-11-06,Sweets,DR,"2,350.75"\\n2026-11-07,Refund,CR,350.75\\n2026-11-07,Gold,DR,"1,23,456.10"\\n')`,
        visibility: "HIDDEN",
        about: "More paid than received",
      },
      {
        kind: "call",
        call: 'statement("paise.csv")',
        setup: `with open("paise.csv", "w") as file:
    file.write("date,name,type,amount\\n" + "2026-01-01,Chai,DR,0.10\\n" * 3 + "2026-01-02,Cashback,CR,0.20\\n" * 3)`,
        visibility: "HIDDEN",
        about: "Many small amounts with paise",
      },
      {
        kind: "call",
        call: 'statement("names.csv")',
        setup: `with open("names.csv", "w") as file:
    file.write('date,name,type,amount\\n2026-01-01,"Rao, Arjun",CR,500.00\\n2026-01-02,"CR, the café",DR,120.00\\n')`,
        visibility: "HIDDEN",
        about: "A name with a comma",
      },
      {
        kind: "call",
        call: 'statement("coins.csv")',
        setup: `with open("coins.csv", "w") as file:
    file.write("date,name,type,amount\\n2026-03-01,Pen,DR,10.25\\n2026-03-02,Refund,CR,3.12\\n")`,
        visibility: "HIDDEN",
        about: "A balance with two decimals",
      },
      {
        kind: "call",
        call: '[statement("april.csv"), statement("april.csv")]',
        visibility: "HIDDEN",
        about: "Called twice",
      },
      {
        kind: "raises",
        call: 'statement("small.csv")',
        setup: `with open("small.csv", "w") as file:
    file.write("date,name,type,amount\\n2026-03-01,Pen,dr,10.25\\n")`,
        visibility: "HIDDEN",
        about: "A type in small letters",
      },
      {
        kind: "raises",
        call: 'statement("empty.csv")',
        setup: `with open("empty.csv", "w") as file:
    file.write("date,name,type,amount\\n2026-01-01,Chai,,15.00\\n")`,
        visibility: "HIDDEN",
        about: "A row without a type",
      },
    ],
  },
];
