def moving_average(values, width):
    if width < 1:
        raise ValueError("The width must be at least 1")
    means = []
    for start in range(len(values) - width + 1):
        part = values[start : start + width]
        means.append(sum(part) / width)
    return means


print(moving_average([10, 20, 60, 40], 2))
