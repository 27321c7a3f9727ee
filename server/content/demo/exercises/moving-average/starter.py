def moving_average(values, width):
    means = []
    # Your code here
    return means


print(moving_average([10, 20, 60, 40], 2))
