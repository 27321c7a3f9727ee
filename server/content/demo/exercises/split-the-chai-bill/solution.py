def split_bill(total, friends):
    return total // friends, total % friends
