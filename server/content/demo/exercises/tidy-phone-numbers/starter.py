def tidy_phone(text):
    # Your code here
    return text


print(tidy_phone("+91 98765 43210"))
print(tidy_phone("098765-43210"))
