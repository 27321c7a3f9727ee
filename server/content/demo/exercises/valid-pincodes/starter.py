count = int(input("How many pincodes? "))
for i in range(count):
    pincode = input("Pincode: ")
    print("ok")
