# Whether code contains what a rule asks for. Reads the code, never runs it.
NODES = {
    "for": "For AsyncFor",
    "while": "While",
    "if": "If IfExp",
    "def": "FunctionDef AsyncFunctionDef",
    "class": "ClassDef",
    "comprehension": "ListComp SetComp DictComp GeneratorExp",
    "lambda": "Lambda",
    "try": "Try TryStar",
    "with": "With AsyncWith",
    "import": "Import ImportFrom",
    "f-string": "JoinedStr",
}


def judge_structure(code, rule):
    import ast

    tree = ast.parse(code, SOLUTION)
    found = find_parts(ast, tree)
    return {
        "missing": [name for name in rule.get("uses", []) if name not in found],
        "forbidden": [name for name in rule.get("avoids", []) if name in found],
    }


def find_parts(ast, tree):
    found = set()
    names = {node: name for name, nodes in NODES.items() for node in nodes.split()}
    for node in ast.walk(tree):
        found.add(names.get(type(node).__name__))
        if isinstance(node, ast.Call):
            found.update(f"call:{name}" for name in called_names(ast, node))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and calls_itself(ast, node):
            found.add(f"recursion:{node.name}")
    if "call:print" in found:
        found.add("print")
    return found


def called_names(ast, call):
    if isinstance(call.func, ast.Name):
        return [call.func.id]
    return [call.func.attr] if isinstance(call.func, ast.Attribute) else []


def calls_itself(ast, function):
    return any(
        isinstance(node, ast.Call) and function.name in called_names(ast, node) for node in ast.walk(function)
    )
