def rupees(amount):
    digits = str(amount)
    rest, last = digits[:-3], digits[-3:]
    groups = []
    while rest:
        groups.insert(0, rest[-2:])
        rest = rest[:-2]
    return ",".join(groups + [last])
