def bag_of_words(sentences):
    # Your code here
    pass


vocabulary, rows = bag_of_words(["Free offer free", "Meeting at noon", "Offer ends at noon"])
print(vocabulary)
for row in rows:
    print(row)
