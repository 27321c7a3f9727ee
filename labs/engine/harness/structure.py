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
# What does a built-in function's work under another name.
STAND_INS = {"fsum": ["sum"], "nsmallest": ["min", "sorted"], "nlargest": ["max", "sorted"]}


def judge_structure(code, rule):
    import ast

    reader = CodeReader(ast, ast.parse(code, SOLUTION))
    return {
        "missing": [name for name in rule.get("uses", []) if name not in reader.found | reader.unclear],
        "forbidden": [name for name in rule.get("avoids", []) if name in reader.found],
    }


class CodeReader:
    """A name that the code itself binds is its own, not the built-in one."""

    def __init__(self, ast, tree):
        self.ast = ast
        self.names = {node: name for name, nodes in NODES.items() for node in nodes.split()}
        self.functions = (ast.FunctionDef, ast.AsyncFunctionDef)
        self.found = set()
        # Whether `stack.append(1)` is the code's own method or a list's cannot be seen.
        self.unclear = set()
        classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        self.methods = {part.name for node in classes for part in node.body if isinstance(part, self.functions)}
        self.read(tree, set())

    def read(self, node, own):
        ast = self.ast
        self.found.add(self.names.get(type(node).__name__))
        if isinstance(node, (*self.functions, ast.Lambda, ast.Module)):
            own = own | self.bound_in(node)
        for name in self.read_names(node):
            if isinstance(node, ast.Attribute) and name in self.methods:
                self.unclear.add(f"call:{name}")
            elif name not in own or isinstance(node, ast.Attribute):
                self.use(name)
        if isinstance(node, self.functions) and self.calls_itself(node):
            self.found.add(f"recursion:{node.name}")
        for child in [*ast.iter_child_nodes(node), *self.code_in_text(node)]:
            self.read(child, own)

    def use(self, name):
        self.found.update(f"call:{known}" for known in [name, *STAND_INS.get(name, [])])
        if name == "print":
            self.found.add("print")
        if name == "__import__":
            self.found.add("import")

    def read_names(self, node):
        """Whatever is read, called or not: `add = sum` uses `sum`."""
        ast = self.ast
        if isinstance(node, ast.Name):
            return [node.id] if isinstance(node.ctx, ast.Load) else []
        if isinstance(node, ast.Attribute):
            return [node.attr]
        if isinstance(node, ast.ImportFrom):
            return [alias.name for alias in node.names]
        if isinstance(node, ast.Call) and called_names(ast, node) == ["getattr"]:
            return [part.value for part in node.args[1:2] if isinstance(part, ast.Constant)]
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and self.holds_names(node.value):
            return [node.slice.value]
        return []

    def holds_names(self, node):
        """As `vars(builtins)` does."""
        if isinstance(node, self.ast.Call):
            return called_names(self.ast, node) in (["vars"], ["globals"], ["locals"])
        return getattr(node, "attr", getattr(node, "id", "")) in ("__dict__", "__builtins__")

    def code_in_text(self, node):
        ast = self.ast
        if isinstance(node, ast.Call) and called_names(ast, node) in (["eval"], ["exec"]):
            for part in node.args[:1]:
                try:
                    yield ast.parse(ast.literal_eval(part))
                except (SyntaxError, TypeError, ValueError):
                    pass

    def bound_in(self, scope):
        ast = self.ast
        bound, waiting = set(), list(ast.iter_child_nodes(scope))
        while waiting:
            node = waiting.pop()
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                bound.add(node.id)
            elif isinstance(node, ast.arg):
                bound.add(node.arg)
            elif isinstance(node, (ast.Import, ast.ImportFrom)):
                # What is imported under its own name is still the same.
                bound.update(alias.asname for alias in node.names if alias.asname)
            if isinstance(node, (*self.functions, ast.ClassDef)):
                bound.add(node.name)
            elif not isinstance(node, ast.Lambda):
                waiting.extend(ast.iter_child_nodes(node))
        return bound

    def calls_itself(self, function):
        return any(function.name in self.read_names(node) for node in self.ast.walk(function))


def called_names(ast, call):
    if isinstance(call.func, ast.Name):
        return [call.func.id]
    return [call.func.attr] if isinstance(call.func, ast.Attribute) else []
