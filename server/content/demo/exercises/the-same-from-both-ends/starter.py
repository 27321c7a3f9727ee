def is_palindrome(text):
    # Your code here
    pass


for text in ["Malayalam", "Telugu", "Never odd or even"]:
    print(text, is_palindrome(text))
