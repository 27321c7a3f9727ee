def bag_of_words(sentences):
    split = [sentence.lower().split() for sentence in sentences]
    vocabulary = sorted({word for words in split for word in words})
    rows = [[words.count(word) for word in vocabulary] for words in split]
    return vocabulary, rows
