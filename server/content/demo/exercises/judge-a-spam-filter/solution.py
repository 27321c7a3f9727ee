def judge(truth, guess):
    found = sum(t == g == "spam" for t, g in zip(truth, guess))
    called = guess.count("spam")
    spam = truth.count("spam")
    precision = round(found / called, 2) if called else 0.0
    recall = round(found / spam, 2) if spam else 0.0
    return precision, recall
