def stairs(steps):
    # Your code here
    pass


print("Stairs:")
print(stairs(4))
