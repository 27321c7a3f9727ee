def count_tokens(text):
    counts = {}
    # Your code here
    return counts


print(count_tokens("Chai, chai! Garam chai."))
