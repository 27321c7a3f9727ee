def top_words(text, count):
    # Your code here
    pass


print(top_words("the train to Pune leaves before the train to Goa", 3))
print(top_words("one two three", 2))
