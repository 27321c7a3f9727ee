# One test in an interpreter of its own.
MAX_OUTPUT = 65_536
IMPORTED = SOLUTION.removesuffix(".py")


def check():
    job = read_job()
    test = job["test"]
    reads = test["kind"] in ("structure", "mutants")
    write_result(read_code(job["code"], test) if reads else run_test(job["code"], test))


def read_code(code, test):
    result = {"stdout": "", "ms": 0}
    try:
        if test["kind"] == "mutants":
            result["mutants"] = find_mutants(code)
        else:
            result["structure"] = judge_structure(code, test["rule"])
    except Exception as error:
        result["error"] = describe(error)
    return result


def run_test(code, test):
    output = Output(MAX_OUTPUT)
    given = "".join(line + "\n" for line in test.get("stdin", []))
    stdin = io.TextIOWrapper(io.BytesIO(given.encode("utf-8", "surrogatepass")), "utf-8", "surrogatepass", "\n")
    # Who calls a function has imported it: what is below `if __name__ == "__main__":` does not run.
    name = IMPORTED if "call" in test else "__main__"
    space = prepare(stdin, output, Output(MAX_OUTPUT), Prompts(), name=name)
    result, begun = {}, time.perf_counter()
    try:
        exec(compile(code, SOLUTION, "exec"), space)
        if "call" in test:
            call_test(test, space, output, result)
    except SystemExit:
        pass
    except BaseException as error:
        result["error"] = describe(error)
    sys.settrace(None)
    result["ms"] = round((time.perf_counter() - begun) * 1000, 1)
    result["stdout"] = output.text()
    return result


def call_test(test, space, output, result):
    if test.get("setup"):
        exec(compile(test["setup"], "test", "exec"), space)
    before = output.size
    value = eval(compile(test["call"], "test", "eval"), space)
    result["printed"] = output.text()[before:]
    result["value"], result["shown"] = encode(value), short(value)
