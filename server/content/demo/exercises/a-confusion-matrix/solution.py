def confusion_matrix(truth, guess):
    if len(truth) != len(guess):
        raise ValueError("Both lists must have the same length")
    labels = sorted(set(truth) | set(guess))
    rows = [[0] * len(labels) for label in labels]
    for real, said in zip(truth, guess):
        rows[labels.index(real)][labels.index(said)] += 1
    return labels, rows


print(confusion_matrix(["mango", "guava", "mango"], ["mango", "mango", "guava"]))
