def group_anagrams(words):
    groups = {}
    for word in words:
        letters = "".join(sorted(word))
        groups.setdefault(letters, []).append(word)
    return list(groups.values())
