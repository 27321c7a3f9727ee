import csv


def statement(name):
    paid = 0.0
    received = 0.0
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            # Your code here
            pass
    return paid, received, received - paid


print(statement("april.csv"))
