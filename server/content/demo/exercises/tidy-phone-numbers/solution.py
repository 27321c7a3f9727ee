def tidy_phone(text):
    digits = ""
    for char in text:
        if char in "0123456789":
            digits += char
    if len(digits) == 12 and digits.startswith("91"):
        digits = digits[2:]
    elif len(digits) == 11 and digits.startswith("0"):
        digits = digits[1:]
    if len(digits) != 10:
        raise ValueError("A phone number has ten digits")
    return digits


print(tidy_phone("+91 98765 43210"))
print(tidy_phone("098765-43210"))
