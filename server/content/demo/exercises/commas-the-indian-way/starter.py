def rupees(amount):
    # Your code here
    pass


for amount in [99, 1000, 250000, 123456789]:
    print(rupees(amount))
