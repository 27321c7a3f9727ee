def innings(balls):
    return sum(balls), balls.count(4), balls.count(6)
