import csv


def sales_by_month(name):
    totals = {}
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            month = row["date"][:7]
            totals[month] = totals.get(month, 0) + int(row["amount"])
    return totals


print(sales_by_month("sales.csv"))
