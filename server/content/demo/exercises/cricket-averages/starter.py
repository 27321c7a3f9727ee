def averages(innings):
    result = {}
    # Your code here
    return result


print(averages([("Anu", 70, True), ("Anu", 30, False), ("Bela", 9, True)]))
