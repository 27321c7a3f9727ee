def first_mistake(code):
    pairs = {")": "(", "]": "[", "}": "{"}
    opened = []
    for place, char in enumerate(code):
        if char in "([{":
            opened.append((char, place))
        elif char in pairs:
            if not opened or opened.pop()[0] != pairs[char]:
                return place
    return opened[-1][1] if opened else None
