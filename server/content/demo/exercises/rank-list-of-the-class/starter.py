def rank_list(marks):
    # Your code here
    pass


marks = {"Ravi": 82, "Asha": 91, "Imran": 82, "Divya": 77, "Kiran": 91}
print("\n".join(rank_list(marks)))
