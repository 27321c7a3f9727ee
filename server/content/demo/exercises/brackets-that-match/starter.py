def first_mistake(code):
    # Your code here
    pass


for code in ["print(max([1, 2]))", "total = (3 + 4]", "data = {[()]", "a) + b"]:
    print(code, "->", first_mistake(code))
