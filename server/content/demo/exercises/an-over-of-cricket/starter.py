def innings(balls):
    # Your code here
    pass


print(innings([1, 4, 0, 6, 2, 4]))
print(innings([]))
