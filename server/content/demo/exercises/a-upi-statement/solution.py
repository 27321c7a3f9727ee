import csv


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


print(statement("april.csv"))
