def fare(km):
    if km < 0:
        raise ValueError("The distance cannot be negative")
    if km <= 2:
        return 30
    return 30 + (km - 2) * 15


print(fare(2))
print(fare(5))
