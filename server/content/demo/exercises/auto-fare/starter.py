def fare(km):
    # Your code here
    return 30


print(fare(2))
print(fare(5))
