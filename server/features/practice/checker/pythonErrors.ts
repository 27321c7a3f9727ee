/** The names of Python's own exceptions. */
export const PYTHON_ERRORS: ReadonlySet<string> = new Set(
  `ArithmeticError AssertionError AttributeError BaseException BlockingIOError BrokenPipeError BufferError
  ChildProcessError ConnectionError EOFError Exception FileExistsError FileNotFoundError FloatingPointError
  GeneratorExit ImportError IndentationError IndexError InterruptedError IsADirectoryError KeyError
  KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError NotImplementedError
  OSError OverflowError PermissionError RecursionError ReferenceError RuntimeError StopAsyncIteration
  StopIteration SyntaxError SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError
  UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError ValueError Warning
  ZeroDivisionError`.split(/\s+/),
);
