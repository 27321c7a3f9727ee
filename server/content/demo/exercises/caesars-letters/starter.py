def shift(text, by):
    # Your code here
    pass


secret = shift("Meet at 8 pm, Charminar!", 5)
print(secret)
print(shift(secret, -5))
