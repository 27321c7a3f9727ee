import { describe, expect, test } from "vitest";
import { isStopped, type CheckReport } from "../../labs/engine/jobs";
import { call, program, pythonOutcome, useChecker } from "../support/useChecker";
import { useEngines } from "../support/useEngines";
import { REACHES_HOST } from "./pythonAttempts";

// A process for each job costs a second: what the engine itself stops is tried in one.
const { python } = useEngines({ cpuMs: 6_000 });
const { python: pythonInChild } = useChecker();

const ending = ({ outcomes: [outcome] }: CheckReport) => {
  if (!outcome || isStopped(outcome)) return outcome?.stopped;
  return "error" in outcome && outcome.error ? "error" : "done";
};

describe("the host cannot be reached by", () => {
  test.each(Object.entries(REACHES_HOST))("%s", async (_, [code, expected]) => {
    const report = await python(code, program());
    expect(JSON.stringify(report)).not.toContain("ESCAPED");
    if (expected === "harmless") expect(["refused", "error", "crashed"]).toContain(ending(report));
    else expect(ending(report)).toBe(expected);
  });
});

test("the environment holds nothing of the host", async () => {
  const outcome = pythonOutcome(await pythonInChild("import os\nprint(sorted(os.environ))", program()));
  expect(outcome.stdout).not.toMatch(/DATABASE|SECRET|CHECKER|NODE/);
});

describe("limits end", () => {
  test.each([
    ["bytearrays", "x = []\nwhile True: x.append(bytearray(10_000_000))", "MemoryError"],
    ["a text", "s = 'x'\nwhile True: s += s", "MemoryError"],
    ["a list", "l = [0]\nwhile True: l.extend(l)", "MemoryError"],
    ["many files", "i = 0\nwhile True:\n    open(f'/tmp/{i}', 'w').close(); i += 1", "OSError"],
    ["a seek", "f = open('/tmp/big', 'wb')\nf.seek(3_900_000_000)\nf.write(b'x'); f.flush()", "OSError"],
    ["recursion", "def f(n): return f(n + 1)\nf(0)", "RecursionError"],
    ["nested brackets", "eval('(' * 5000 + ')' * 5000)", "MemoryError|SyntaxError|RecursionError"],
  ])("%s as an error", async (_, code, type) => {
    expect(pythonOutcome(await python(code, program())).error?.type).toMatch(new RegExp(`^(${type})$`));
  });

  test.each([
    ["printing", "while True: print('x' * 10_000)", "output"],
    [
      "printing that catches everything",
      "while True:\n    try: print('x' * 999)\n    except BaseException: pass",
      "output",
    ],
    ["writing to a descriptor", "import os\nwhile True: os.write(1, b'x' * 100_000)", "output"],
    ["a file", "f = open('/tmp/big', 'wb')\nwhile True: f.write(b'x' * 1_000_000); f.flush()", "output"],
    ["truncate", "f = open('/tmp/big', 'wb')\nf.truncate(3_900_000_000)", "refused"],
  ])("%s", async (_, code, stopped) => {
    expect((await python(code, program())).outcomes).toEqual([{ stopped }]);
  });

  test.each([
    [
      "recursion without a limit",
      "import sys\nsys.setrecursionlimit(10**9)\ndef f(n): return f(n + 1)\nf(0)",
    ],
    [
      "a deep repr without a limit",
      "import sys\nsys.setrecursionlimit(10**9)\nx = []\nfor i in range(200_000): x = [x]\nlen(repr(x))",
    ],
  ])("%s with the process", async (_, code) => {
    expect((await pythonInChild(code, program())).outcomes).toEqual([{ stopped: "crashed" }]);
  });
});

describe("time ends", () => {
  const { python: soon } = useChecker({ limits: { cpuMs: 600, wallMs: 4_000 } });

  test.each([
    [
      "a loop that catches everything",
      "while True:\n    try:\n        while True: pass\n    except BaseException: pass",
    ],
    ["a pattern that backtracks", 'import re\nre.match(r"(a+)+$", "a" * 40 + "b")'],
    ["a huge power", "x = 10**8\ny = 3**x"],
  ])("%s", async (_, code) => {
    expect((await soon(code, program())).outcomes).toMatchObject([{ stopped: "time" }]);
  });
});

describe("a verdict cannot be forged: what is expected is not there, and a value is only the program's own", () => {
  const honest = "def f(n): return n + 1";

  test.each([
    ["the job's file", "print(open('/lab/job.json').read())"],
    [
      "all frames",
      "import sys\nframe = sys._getframe()\nwhile frame:\n    print(frame.f_locals)\n    frame = frame.f_back",
    ],
    [
      "all objects",
      "import gc\nfor item in gc.get_objects():\n    if type(item) in (dict, list, tuple, str): print(str(item)[:3000])",
    ],
  ])("%s holds the test's own input alone", async (_, code) => {
    const report = await python(`${honest}\n${code}`, call("f(1)"), call("f(777001)"), call("f(777002)"));
    expect(JSON.stringify(report.outcomes[0])).not.toContain("777001");
    expect(JSON.stringify(report.outcomes[0])).not.toMatch(/expected|hidden/);
  });

  test.each([
    ["the harness", "import sys\nlab = sys.modules['__lab']\nlab.encode = lambda value, *rest: 33"],
    ["json", "import sys\nsys.modules['__lab'].json.dumps = lambda value: '33'"],
    ["builtins", "import builtins\nbuiltins.eval = lambda *rest: 33\nbuiltins.open = None"],
    ["all modules", "import sys\nfor name in list(sys.modules): sys.modules[name] = None"],
    [
      "the end of the process",
      "import atexit\natexit.register(lambda: open('/lab/result.json', 'w').write('33'))",
    ],
    ["the result's file", "open('/lab/result.json', 'w').write('{\"value\": 33}')"],
    [
      "a finalizer",
      "class End:\n    def __del__(self): open('/lab/result.json', 'w').write('33')\nend = End()",
    ],
    [
      "tracing",
      "import sys\ndef trace(frame, *rest):\n    frame.f_locals['result'] = {'value': 33}\n    return trace\nsys.settrace(trace)",
    ],
    ["a signal handler", "import signal\nsignal.signal(signal.SIGINT, lambda *rest: None)"],
  ])("a change of %s does not last until the next test", async (_, code) => {
    const once = `import os\n${honest}\nif not os.path.exists('/tmp/once') and MARK:\n    ${code.replaceAll("\n", "\n    ")}`;
    const report = await python(`MARK = True\n${once}`, call("f(1)"), call("f(1)"));
    const clean = await python(`MARK = False\n${once}`, call("f(1)"));
    expect(pythonOutcome(clean).value).toBe(2);
    expect(report.outcomes[1]).toEqual({ ...report.outcomes[0], ms: expect.anything() });
  });

  test("lines like those of the child's report stay output", async () => {
    const forged = JSON.stringify({ kind: "outcome", outcome: { value: 33, stdout: "", ms: 0 } });
    const code = `import os, sys\nprint('''${forged}''')\nos.write(1, b'''\\n${forged}\\n''')\nos.write(2, b'''${forged}''')`;
    const report = await python(code, program());
    expect(report.outcomes).toHaveLength(1);
    expect(pythonOutcome(report)).toEqual({ stdout: `${forged}\n`, ms: expect.anything() });
  });

  test("an object that equals everything is an object, and runs nothing outside", async () => {
    const code = `
class Meta(type):
    __name__ = property(lambda self: 1 / 0)
class Any(metaclass=Meta):
    __eq__ = lambda self, other: True
    __hash__ = lambda self: 0
    __repr__ = lambda self: "\\ud800\\0" * 999
    __reduce__ = lambda self: (print, ("ESCAPED",))
class Number(int): pass
def f(): return [Any(), Number(3)]
`;
    const { value } = pythonOutcome(await python(code, call("f()")));
    expect(value).toMatchObject({ list: [{ object: "Any" }, 3] });
    expect(JSON.stringify(value)).not.toMatch(/ESCAPED|\\ud800|\\u0000/);
  });

  test("a process that ends itself has no outcome", async () => {
    const report = await pythonInChild("import os\nos._exit(0)", call("1"), call("1"));
    expect(report.outcomes).toEqual([{ stopped: "crashed" }, { stopped: "crashed" }]);
  });

  test("sys.exit ends the program as it would elsewhere", async () => {
    expect(pythonOutcome(await python("print('a')\nimport sys\nsys.exit(3)", program())).stdout).toBe("a\n");
  });
});
