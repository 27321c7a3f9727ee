def stairs(steps):
    lines = []
    for stars in range(1, steps + 1):
        lines.append(" " * (steps - stars) + "*" * stars)
    return "\n".join(lines)
