# What a program made, as JSON that keeps Python's types apart.
import json

MAX_DEPTH = 8
MAX_ITEMS = 2_000
MAX_TEXT = 20_000
MAX_TOTAL = 20_000
TOO_DEEP = {"too_deep": True}
PLAIN_TYPES = (bool, int, float, str, list, tuple, set, frozenset, dict)
name_of = type.__dict__["__name__"].__get__


def encode(value, depth=0, left=None):
    left = [MAX_TOTAL] if left is None else left
    left[0] -= 1
    kind = plain_type(value)
    if value is None or kind is bool:
        return value
    if kind is int:
        return encode_int(int.__pos__(value))
    if kind is float:
        return {"float": float.__repr__(value)}
    if kind is str:
        value = str.__str__(value)
        left[0] -= len(value) // 100
        return value if len(value) <= MAX_TEXT and left[0] >= 0 else TOO_DEEP
    if kind is None:
        return {"object": class_name(value), "repr": short(value)}
    size = kind.__len__(value)
    if depth >= MAX_DEPTH or size > MAX_ITEMS or left[0] < size:
        return TOO_DEEP
    if kind is dict:
        return {"dict": [[encode(k, depth + 1, left), encode(v, depth + 1, left)] for k, v in dict.items(value)]}
    items = [encode(item, depth + 1, left) for item in kind.__iter__(value)]
    if kind is list:
        return {"list": items}
    if kind is tuple:
        return {"tuple": items}
    return {"set": sorted(items, key=json.dumps)}


def plain_type(value):
    """The built-in type that it is, also by inheritance: a Counter is a dict. Its own methods are never asked."""
    kind = type(value)
    if kind in PLAIN_TYPES:
        return kind
    kinds = type.mro(kind)
    return next((kind for kind in PLAIN_TYPES if kind in kinds), None)


def encode_int(value):
    if -(2**53) < value < 2**53:
        return value
    try:
        return {"int": str(value)}
    except ValueError:
        return TOO_DEEP


def class_name(value):
    return name_of(type(value))[:100]


def short(value, length=300):
    try:
        text = repr(value)
    except BaseException as error:
        text = f"<repr failed: {class_name(error)}>"
    return text if len(text) <= length else text[: length - 1] + "…"


def sketch(value, depth=0):
    """Like repr, but runs none of the program's own methods."""
    kind = type(value)
    if kind is str and len(value) > 60:
        return repr(value[:59] + "…")
    if value is None or kind in (bool, float, str, bytes, complex, range):
        return repr(value)[:60]
    if kind is int:
        return repr(value) if value.bit_length() < 200 else f"a number of {value.bit_length()} bits"
    if kind in (list, tuple, set, frozenset, dict):
        return sketch_items(value, kind, depth)
    if kind.__class__ is type and depth < 2:
        own = getattr_dict(value)
        if own is not None:
            parts = [f"{name}={sketch(item, depth + 1)}" for name, item in list(own.items())[:6]]
            return cut(f"<{class_name(value)} {', '.join(parts)}>" if parts else f"<{class_name(value)}>")
    return f"<{class_name(value)}>"


def getattr_dict(value):
    try:
        own = object.__getattribute__(value, "__dict__")
    except AttributeError:
        return None
    return own if type(own) is dict else None


def sketch_items(value, kind, depth):
    if depth >= 3:
        return "…"
    some = list(value.items() if kind is dict else value)[:8]
    if kind is dict:
        parts = [f"{sketch(k, depth + 1)}: {sketch(v, depth + 1)}" for k, v in some]
    else:
        parts = [sketch(item, depth + 1) for item in some]
    if len(value) > len(some):
        parts.append("…")
    if kind is list:
        return cut(f"[{', '.join(parts)}]")
    if kind is tuple:
        return cut(f"({', '.join(parts)}{',' if len(value) == 1 else ''})")
    if kind is dict or value:
        return cut("{" + ", ".join(parts) + "}")
    return "set()"


def cut(text):
    return text if len(text) <= 120 else text[:119] + "…"
