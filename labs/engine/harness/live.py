# One run in the page: output at once, input by replay, steps for the step-through.
MAX_LIVE_OUTPUT = 200_000
MAX_TRACE_TEXT = 1_500_000
MAX_TRACE_SECONDS = 2
HIDDEN = ("module", "function", "type", "builtin_function_or_method")


def live():
    job = read_job()
    result, output = {}, Output(MAX_LIVE_OUTPUT, write_out)
    space = prepare(Asking(job["input"], result), output, output, Prompts(output.write), job.get("seed", 1))
    begun = time.perf_counter()
    try:
        program = compile(job["code"], SOLUTION, "exec")
        if job.get("trace"):
            result["trace"] = []
            sys.settrace(Tracer(result, output, job["trace"]).enter)
        exec(program, space)
    except SystemExit:
        pass
    except BaseException as error:
        sys.settrace(None)
        result["error"] = describe(error)
    sys.settrace(None)
    result["ms"] = round((time.perf_counter() - begun) * 1000, 1)
    write_result(result)


def write_out(text, write=os.write):
    write(1, text.encode("utf-8", "replace"))


class Asking(io.TextIOBase):
    """Gives the lines there are, and ends the run when the program wants one more."""

    def __init__(self, lines, result):
        self.lines, self.result, self.prompt = iter(lines), result, ""

    def readable(self):
        return True

    def readline(self, size=-1):
        line = next(self.lines, None)
        if line is None:
            finish({**self.result, "asks": {"prompt": self.prompt}, "ms": 0})
        return line + "\n"


class Tracer:
    def __init__(self, result, output, limit):
        self.result, self.steps, self.output, self.limit = result, result["trace"], output, limit
        self.size, self.depth, self.begun = 0, 0, time.perf_counter()

    def enter(self, frame, event, arg):
        if frame.f_code.co_filename != SOLUTION:
            return None
        self.depth += 1
        return self.step

    def step(self, frame, event, arg):
        if event in ("line", "return", "exception"):
            self.record(frame, event, arg)
        if event == "return":
            self.depth -= 1
        return self.step

    def record(self, frame, event, arg):
        names = {
            name: sketch(value)
            for name, value in list(frame.f_locals.items())[:30]
            if not name.startswith("__") and type(value).__name__ not in HIDDEN
        }
        step = {"line": frame.f_lineno, "event": event, "name": frame.f_code.co_name, "depth": self.depth}
        step["locals"], step["printed"] = names, self.output.size
        if event == "return" and frame.f_code.co_name != "<module>":
            step["value"] = sketch(arg)
        if event == "exception":
            step["value"] = class_name(arg[1]) if isinstance(arg[1], BaseException) else ""
        self.size += 60 + sum(len(name) + len(value) for name, value in names.items())
        self.steps.append(step)
        if len(self.steps) >= self.limit or self.is_too_much():
            finish(self.result)

    def is_too_much(self):
        return self.size > MAX_TRACE_TEXT or time.perf_counter() - self.begun > MAX_TRACE_SECONDS
