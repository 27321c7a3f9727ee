def count_tokens(text):
    cleaned = ""
    for char in text.lower():
        cleaned += char if char.isalnum() else " "
    counts = {}
    for token in cleaned.split():
        counts[token] = counts.get(token, 0) + 1
    return counts


print(count_tokens("Chai, chai! Garam chai."))
