# Typical wrong versions of a solution. Reads the code, never runs it.
MAX_MUTANTS = 60
SWAPPED = {
    "Lt": "LtE Gt", "LtE": "Lt GtE", "Gt": "GtE Lt", "GtE": "Gt LtE", "Eq": "NotEq", "NotEq": "Eq",
    "In": "NotIn", "NotIn": "In", "Is": "IsNot", "IsNot": "Is", "And": "Or", "Or": "And",
    "Add": "Sub", "Sub": "Add", "Mult": "Add", "FloorDiv": "Div", "Div": "FloorDiv", "Mod": "FloorDiv",
    "Break": "Pass", "Continue": "Pass",
}
SIGNS = {
    "Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">=", "Eq": "==", "NotEq": "!=", "In": "in", "NotIn": "not in",
    "Is": "is", "IsNot": "is not", "And": "and", "Or": "or", "Add": "+", "Sub": "-", "Mult": "*",
    "FloorDiv": "//", "Div": "/", "Mod": "%", "Break": "break", "Continue": "continue", "Pass": "pass",
}
UNWRAPPED = "abs float int list reversed round set sorted str".split()
CLEANING = "capitalize casefold lower lstrip removeprefix removesuffix rstrip strip title upper".split()
ADDED = "strip lower".split()


def find_mutants(code):
    import ast

    tree = ast.parse(code, SOLUTION)
    seen, mutants = {ast.unparse(tree)}, []
    for label, change in in_turns(list_changes(ast, tree)):
        undo = change()
        try:
            text = ast.unparse(ast.fix_missing_locations(tree))
            ast.parse(text)
        except (SyntaxError, ValueError):
            continue
        finally:
            undo()
        if text not in seen:
            seen.add(text)
            mutants.append({"label": label, "code": text + "\n"})
        if len(mutants) == MAX_MUTANTS:
            break
    return mutants


def in_turns(changes):
    """One of each kind after the other, so that a long solution gets some of each."""
    counts, places = {}, []
    for kind, label, change in changes:
        counts[kind] = counts.get(kind, 0) + 1
        places.append((counts[kind], label, change))
    return [(label, change) for _, label, change in sorted(places, key=lambda place: place[0])]


def list_changes(ast, tree):
    for parent in tried_parts(ast, tree):
        line = getattr(parent, "lineno", None)
        if isinstance(parent, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from added_cleaning(ast, parent)
            if parent in tree.body:
                yield from kept_values(ast, tree, parent)
        if isinstance(parent, ast.BoolOp):
            for index, value in enumerate(parent.values):
                yield "operand", at(f"without {ast.unparse(value)}", line), dropping(parent.values, index)
        if isinstance(parent, ast.Call) and called_names(ast, parent) != ["open"]:
            for index, keyword in enumerate(parent.keywords):
                label = f"without {ast.unparse(keyword)}"
                yield "argument", at(label, line), dropping(parent.keywords, index)
        for field, value in ast.iter_fields(parent):
            is_list = isinstance(value, list)
            for index, node in enumerate(value if is_list else [value]):
                # These ignore blanks themselves.
                if is_call_of(ast, parent, "int", "float") and is_call_of(ast, node, "input"):
                    continue
                for kind, label, other in others(ast, node):
                    place = (value, index) if is_list else (parent, field)
                    yield kind, at(label, getattr(node, "lineno", line)), replacing(place, other)


def tried_parts(ast, tree):
    """Without prompts, messages of errors, and calls that only show what a function does."""
    has_parts = any(isinstance(node, (ast.FunctionDef, ast.ClassDef)) for node in tree.body)
    waiting = [tree]
    while waiting:
        node = waiting.pop(0)
        yield node
        for child in ast.iter_child_nodes(node):
            is_example = node is tree and has_parts and isinstance(child, ast.Expr) and not reads_input(ast, child)
            if isinstance(child, ast.Raise) or (is_call_of(ast, child, "input") and child.args) or is_example:
                continue
            waiting.append(child)


def reads_input(ast, part):
    return any(is_call_of(ast, node, "input") for node in ast.walk(part))


def is_call_of(ast, node, *names):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def opened_names(ast, function):
    calls = [node for node in ast.walk(function) if is_call_of(ast, node, "open") and node.args]
    return {call.args[0].id for call in calls if isinstance(call.args[0], ast.Name)}


def at(label, line):
    return f"{label} (line {line})" if line else label


def replacing(place, other):
    owner, key = place
    if isinstance(owner, list):
        def change():
            old, owner[key] = owner[key], other
            return lambda: owner.__setitem__(key, old)
    else:
        def change():
            old = getattr(owner, key)
            setattr(owner, key, other)
            return lambda: setattr(owner, key, old)
    return change


def dropping(items, index):
    def change():
        old = items.pop(index)
        return lambda: items.insert(index, old)
    return change


def added_cleaning(ast, function):
    opened = opened_names(ast, function)
    for parameter in function.args.args:
        if parameter.arg in opened:
            continue
        for method in ADDED:
            added = ast.parse(f"{parameter.arg} = {parameter.arg}.{method}()").body[0]
            yield "added", f"with {parameter.arg}.{method}()", inserting(function.body, added)


def kept_values(ast, tree, function):
    """Begun once, outside the function: a second call goes on where the first one stopped."""
    for index, part in enumerate(function.body):
        if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name) and is_first_value(ast, part.value):
            yield "kept", at(f"{ast.unparse(part)} outside the function", part.lineno), moving_out(ast, tree, function, index)


def is_first_value(ast, node):
    is_new = is_call_of(ast, node, "dict", "list", "set") and not node.args
    return is_new or isinstance(node, ast.Constant) or ast.unparse(node) in ("[]", "{}")


def moving_out(ast, tree, function, index):
    def change():
        parts, part = tree.body[:], function.body[index]
        function.body[index] = ast.Global([part.targets[0].id])
        # Without examples: they would be the first call.
        tree.body[:] = [part, *(other for other in parts if not isinstance(other, ast.Expr))]

        def undo():
            function.body[index], tree.body[:] = part, parts
        return undo
    return change


def inserting(items, added):
    def change():
        items.insert(0, added)
        return lambda: items.pop(0)
    return change


def others(ast, node):
    """What may stand in place of a part: kind, label, part."""
    name = type(node).__name__
    for other in SWAPPED.get(name, "").split():
        yield "sign", f"{SIGNS[other]} in place of {SIGNS[name]}", getattr(ast, other)()
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        for step in (1, -1):
            yield "constant", f"{node.value + step} in place of {node.value}", ast.Constant(node.value + step)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.strip() != node.value:
        yield "text", f"{node.value.strip()!r} in place of {node.value!r}", ast.Constant(node.value.strip())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        yield "sign", f"without {'not' if isinstance(node.op, ast.Not) else '-'}", node.operand
    elif isinstance(node, (ast.If, ast.IfExp)):
        for value, word in ((True, "always"), (False, "never")):
            other = type(node)(ast.Constant(value), node.body, node.orelse)
            yield "branch", f"{word} {ast.unparse(node.test)}", other
    elif isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.Add, ast.Sub)):
        yield "sign", f"= in place of {SIGNS[type(node.op).__name__]}=", ast.Assign([node.target], node.value)
    elif isinstance(node, ast.Return) and node.value is not None:
        rounded = ast.Call(ast.Name("round", ast.Load()), [node.value, ast.Constant(2)], [])
        yield "added", "with round(…, 2)", ast.Return(rounded)
    elif isinstance(node, ast.Call):
        yield from other_calls(ast, node)


def other_calls(ast, call):
    function, given = call.func, call.args
    if isinstance(function, ast.Name) and function.id in UNWRAPPED and given:
        yield "removed", f"without {function.id}", given[0]
    elif isinstance(function, ast.Name) and function.id == "input":
        for method in ADDED:
            yield "added", f"with .{method}()", ast.Call(ast.Attribute(call, method, ast.Load()), [], [])
    elif isinstance(function, ast.Name) and function.id == "range" and given:
        for sign in (ast.Sub, ast.Add):
            index = min(len(given), 2) - 1
            stop = ast.BinOp(given[index], sign(), ast.Constant(1))
            other = ast.Call(function, [*given[:index], stop, *given[index + 1 :]], [])
            yield "constant", f"{ast.unparse(stop)} in place of {ast.unparse(given[index])}", other
    elif isinstance(function, ast.Attribute) and function.attr in CLEANING:
        yield "removed", f"without .{function.attr}()", function.value
    elif isinstance(function, ast.Attribute) and function.attr == "split":
        label = ".split() in place of .split(…)" if given else ".split(' ') in place of .split()"
        yield "text", label, ast.Call(function, [] if given else [ast.Constant(" ")], [])
