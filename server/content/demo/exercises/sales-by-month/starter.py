import csv


def sales_by_month(name):
    totals = {}
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            # Each row is a dictionary: row["date"], row["item"], row["amount"]
            pass
    return totals


print(sales_by_month("sales.csv"))
