name = input("What is your name? ")
print("Namaste")
