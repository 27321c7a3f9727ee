def extremes(temperatures):
    # Your code here
    pass


print(extremes([-12, -3, -20]))
