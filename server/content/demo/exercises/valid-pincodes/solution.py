count = int(input("How many pincodes? "))
for i in range(count):
    pincode = input("Pincode: ").strip()
    if len(pincode) == 6 and pincode.isdigit() and pincode[0] != "0":
        print("ok")
    else:
        print("wrong")
