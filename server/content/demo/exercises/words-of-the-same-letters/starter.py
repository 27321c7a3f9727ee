def group_anagrams(words):
    # Your code here
    pass


for group in group_anagrams(["listen", "stone", "silent", "night", "notes", "thing", "chai"]):
    print(group)
