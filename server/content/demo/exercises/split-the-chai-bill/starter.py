def split_bill(total, friends):
    # Your code here
    pass


print(split_bill(345, 4))
print(split_bill(240, 6))
