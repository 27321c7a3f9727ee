def say(number):
    if number % 15 == 0:
        return "TikTok"
    if number % 3 == 0:
        return "Tik"
    if number % 5 == 0:
        return "Tok"
    return str(number)
