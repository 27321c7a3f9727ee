def tidy_name(text):
    words = []
    for word in text.split():
        words.append(word.capitalize())
    return " ".join(words)


print(tidy_name("  rAVI   kumar "))
