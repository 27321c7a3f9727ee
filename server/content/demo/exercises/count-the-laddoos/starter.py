def laddoos(boxes):
    total = 0
    # Go through the boxes with a for loop
    return total


print(laddoos([4, 6, 2]))
