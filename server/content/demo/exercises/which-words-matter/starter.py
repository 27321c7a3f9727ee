import math


def tf_idf(documents):
    weights = []
    for words in documents:
        # Your code here
        weights.append({})
    return weights


print(tf_idf([["chai", "garam", "chai"], ["garam", "samosa"]]))
