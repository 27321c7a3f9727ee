# What an error says, and where.
import re
import traceback

SOLUTION = "solution.py"
MAX_KEY, MAX_KEYS, MAX_NAMES = 60, 200, 50
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
    general = (BaseException, object) if kind.__module__ in ("__main__", IMPORTED) else (Exception, BaseException, object)
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
    if isinstance(error, KeyError):
        return propose_key(error)
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


def propose_key(error):
    """A key much like the one that is missing, from the dictionaries that the failed line may have meant."""
    try:
        [missing] = error.args
        if type(missing) is not str or len(missing) > MAX_KEY:
            return None
        keys = keys_near(error.__traceback__)
        plain = missing.strip().casefold()
        for key in keys:
            if key != missing and key.strip().casefold() == plain:
                return repr(key)
        from difflib import get_close_matches

        found = get_close_matches(missing, keys, 1, 0.75)
        return repr(found[0]) if found else None
    except BaseException:
        return None


def keys_near(step):
    """Text keys of the innermost frame of the learner's code, whose values are read without running its methods."""
    frame = None
    while step is not None:
        if step.tb_frame.f_code.co_filename == SOLUTION:
            frame = step.tb_frame
        step = step.tb_next
    keys = []
    for value in list(frame.f_locals.values())[:MAX_NAMES] if frame else []:
        some = list(value)[:1] if type(value) in (list, tuple) else [value]
        for item in some:
            if type(item) is dict:
                keys += [key for key in list(item)[:MAX_KEYS] if type(key) is str and len(key) <= MAX_KEY]
    return keys
