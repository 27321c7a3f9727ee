def fewest_throws(size, jumps):
    # Your code here
    pass


print(fewest_throws(20, {}))
print(fewest_throws(30, {3: 22, 5: 8, 11: 26, 20: 29, 27: 1, 21: 9}))
print(fewest_throws(9, {2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1}))
