def say(number):
    # Your code here
    pass


print(" ".join(say(number) for number in range(1, 16)))
