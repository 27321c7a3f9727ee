import math


def tf_idf(documents):
    documents_with = {}
    for words in documents:
        for word in set(words):
            documents_with[word] = documents_with.get(word, 0) + 1
    weights = []
    for words in documents:
        weight = {}
        for word in words:
            tf = words.count(word) / len(words)
            idf = math.log(len(documents) / documents_with[word])
            weight[word] = round(tf * idf, 3)
        weights.append(weight)
    return weights


print(tf_idf([["chai", "garam", "chai"], ["garam", "samosa"]]))
