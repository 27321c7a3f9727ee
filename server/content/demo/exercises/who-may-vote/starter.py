def may_vote(age):
    # Your code here
    pass


print(may_vote(20))
print(may_vote(12))
