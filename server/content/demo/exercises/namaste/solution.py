name = input("What is your name? ")
print(f"Namaste, {name}!")
