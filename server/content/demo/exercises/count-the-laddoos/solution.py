def laddoos(boxes):
    total = 0
    for box in boxes:
        total += box
    return total


print(laddoos([4, 6, 2]))
