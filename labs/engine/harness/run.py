# Runs a program with given input. It is given no expected answer.
import builtins
import io
import os
import sys
import time
import types

HOME, JOB, RESULT = "/home/learner", "/lab/job.json", "/lab/result.json"
dump, read_file, end_process = json.dumps, open, os._exit


def read_job():
    # Open from the start: the program may use up the files there are.
    global result_file
    result_file = read_file(RESULT, "w", encoding="utf-8")
    with read_file(JOB, encoding="utf-8") as file:
        job = json.load(file)
    for entry in job["files"]:
        with read_file(f"{HOME}/{entry['name']}", "w", encoding="utf-8", newline="") as file:
            file.write(entry["text"])
    return job


def write_result(result):
    try:
        text = dump(result)
    except MemoryError:
        text = '{"stopped": "memory"}'
    result_file.write(text)
    result_file.close()


def finish(result):
    """Ends at once: the program could catch an exception."""
    write_result(result)
    end_process(0)


class Output(io.TextIOBase):
    def __init__(self, limit, on_text=None):
        self.parts, self.size, self.limit, self.on_text = [], 0, limit, on_text

    def writable(self):
        return True

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {class_name(text)}")
        self.size += len(text)
        if self.size > self.limit:
            finish({"stopped": "output"})
        if self.on_text:
            self.on_text(text)
        else:
            self.parts.append(text)
        return len(text)

    def text(self):
        return "".join(self.parts)


class Prompts:
    """Stands in for input(), whose prompts are no output of a program that is tested."""

    def __init__(self, show=None):
        self.show = show

    def ask(self, prompt=""):
        if self.show:
            self.show(str(prompt))
            sys.stdin.prompt = str(prompt)
        line = sys.stdin.readline()
        if line == "":
            raise EOFError("EOF when reading a line")
        if self.show:
            self.show(line)
        return line.removesuffix("\n")


def open_input(file, mode="r", *rest, opened=open, **options):
    """open(0) reads what is typed."""
    if type(file) is int and file == 0 or file == "/dev/stdin":
        return sys.stdin.buffer if "b" in mode else sys.stdin
    return opened(file, mode, *rest, **options)


def new_module(name):
    """A real one: dataclasses and pickle look it up."""
    module = types.ModuleType(name)
    module.__builtins__ = builtins
    sys.modules["__main__"] = sys.modules[name] = module
    return module.__dict__


def prepare(stdin, stdout, stderr, prompts, seed=1, name="__main__"):
    sys.stdin, sys.stdout, sys.stderr = stdin, stdout, stderr
    builtins.input, builtins.open = prompts.ask, open_input
    sys.modules["random"].seed(seed)
    return new_module(name)
