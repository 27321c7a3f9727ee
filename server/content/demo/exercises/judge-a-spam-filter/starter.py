def judge(truth, guess):
    # Your code here
    pass


truth = ["spam", "ok", "spam", "ok", "spam", "ok", "ok", "spam"]
guess = ["spam", "ok", "ok", "spam", "spam", "ok", "ok", "ok"]
print(judge(truth, guess))
print(judge(["ok", "ok"], ["ok", "ok"]))
