def tidy_name(text):
    # Your code here
    pass


print(tidy_name("  rAVI   kumar "))
