def count_lines(name):
    count = 0
    with open(name) as file:
        for line in file:
            if line.strip():
                count += 1
    return count


print(count_lines("diary.txt"))
