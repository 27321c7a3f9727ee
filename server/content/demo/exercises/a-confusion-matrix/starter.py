def confusion_matrix(truth, guess):
    labels = sorted(set(truth))
    rows = []
    # Your code here
    return labels, rows


print(confusion_matrix(["mango", "guava", "mango"], ["mango", "mango", "guava"]))
