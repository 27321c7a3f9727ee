# What an error says, and where.
import re
import traceback

SOLUTION = "solution.py"
PROPOSALS = (
    (r"Did you forget to import '([^']+)'", "import {}"),
    (r"Did you mean:? '([^']+)'", "{}"),
)


def describe(error):
    message = text_of(error)
    described = {
        "type": class_name(error),
        "bases": bases_of(error),
        "message": message[:500],
        "line": None,
        "frames": frames_of(error),
        "names": re.findall(r"'([^'\n]{1,80})'", message)[:4],
    }
    if described["frames"]:
        described["line"] = described["frames"][-1]["line"]
    if isinstance(error, SyntaxError) and error.filename == SOLUTION:
        described["line"], described["column"] = error.lineno, error.offset
    proposal = propose(error)
    if proposal:
        described["suggestion"] = proposal
    return described


def bases_of(error):
    """What `except` would catch it as. `Exception` catches nearly all, so it counts for the program's own classes alone."""
    kind = type(error)
    general = (BaseException, object) if kind.__module__ == "__main__" else (Exception, BaseException, object)
    return [name_of(base)[:100] for base in type.mro(kind)[1:] if base not in general][:20]


def text_of(error):
    try:
        text = error.msg if isinstance(error, SyntaxError) else str(error)
        return text if type(text) is str else ""
    except BaseException:
        return ""


def frames_of(error):
    frames, step = [], error.__traceback__
    while step is not None:
        code = step.tb_frame.f_code
        if code.co_filename == SOLUTION:
            frames.append({"name": code.co_name, "line": step.tb_lineno})
        step = step.tb_next
    return frames[-6:]


def propose(error):
    """CPython's proposals are in the traceback only."""
    try:
        found = traceback.TracebackException(type(error), error, error.__traceback__, limit=1, lookup_lines=False)
        text = "".join(found.format_exception_only())
    except BaseException:
        return None
    for pattern, form in PROPOSALS:
        match = re.search(pattern, text)
        if match:
            return form.format(match[1])[:100]
    return None
