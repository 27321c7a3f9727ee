wanted = int(input("How many grains? "))
squares = 0
total = 0
on_next_square = 1
# While there is too little rice, fill one more square
print(squares)
