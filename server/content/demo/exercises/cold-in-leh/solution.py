def extremes(temperatures):
    if not temperatures:
        return None
    lowest = highest = temperatures[0]
    for value in temperatures:
        if value < lowest:
            lowest = value
        if value > highest:
            highest = value
    return lowest, highest


print(extremes([-12, -3, -20]))
