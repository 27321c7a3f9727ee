def fewest_throws(size, jumps):
    reached = {1}
    fields = [1]
    throws = 0
    while fields:
        if size in reached:
            return throws
        throws += 1
        next_fields = []
        for field in fields:
            for target in range(field + 1, min(field + 6, size) + 1):
                target = jumps.get(target, target)
                if target not in reached:
                    reached.add(target)
                    next_fields.append(target)
        fields = next_fields
    return None
