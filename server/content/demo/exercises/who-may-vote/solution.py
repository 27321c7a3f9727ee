def may_vote(age):
    return age >= 18


print(may_vote(20))
print(may_vote(12))
