def fahrenheit(celsius):
    # Your code here
    pass


print(fahrenheit(45))
