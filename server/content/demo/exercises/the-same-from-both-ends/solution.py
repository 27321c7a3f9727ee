def is_palindrome(text):
    letters = text.lower().replace(" ", "")
    return letters == letters[::-1]
