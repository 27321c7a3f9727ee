def top_words(text, count):
    counts = {}
    for word in text.lower().split():
        counts[word] = counts.get(word, 0) + 1
    pairs = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return pairs[:count]
