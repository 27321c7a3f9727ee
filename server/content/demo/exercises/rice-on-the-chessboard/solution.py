wanted = int(input("How many grains? "))
squares = 0
total = 0
on_next_square = 1
while total < wanted:
    total += on_next_square
    on_next_square *= 2
    squares += 1
print(squares)
