cups = input("How many cups? ")
print("Pay", cups * 12, "rupees")
