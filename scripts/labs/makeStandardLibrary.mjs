import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { loadPyodide } from "pyodide";

/** Pyodide ships sources, which each start would compile. This keeps the modules of a course, compiled and not deflated. */
const MODULES = `json math random re itertools functools collections datetime statistics string heapq bisect copy operator
  dataclasses typing enum decimal fractions ast _ast_unparse traceback csv textwrap pprint calendar doctest unittest hashlib uuid base64
  struct zlib difflib inspect timeit tempfile pathlib sqlite3 secrets numbers contextlib abc types weakref queue threading
  asyncio logging unicodedata argparse shlex glob fnmatch html configparser pickle locale codecs tokenize dis cmath array
  graphlib zoneinfo string.templatelib collections.abc unittest.mock html.parser urllib.parse time os sys io`;

const PROGRAM = `
import importlib, importlib._bootstrap_external as loader, marshal, sys, zipfile
ROOT = "/lib/python314.zip/"
for name in MODULES.split():
    importlib.import_module(name)
origins = {getattr(module.__spec__, "origin", None) or "" for module in sys.modules.values() if getattr(module, "__spec__", None)}
used = {origin.removeprefix(ROOT) for origin in origins if origin.startswith(ROOT)}
source = zipfile.ZipFile("/source.zip")
target = zipfile.ZipFile("/target.zip", "w", zipfile.ZIP_STORED)
for name in sorted(used):
    # Without docstrings, but for the engine's own, which it reads.
    level = 0 if "pyodide" in name else 2
    code = compile(source.read(name), ROOT + name, "exec", dont_inherit=True, optimize=level)
    compiled = loader.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)
    target.writestr(zipfile.ZipInfo(name + "c", (2020, 1, 1, 0, 0, 0)), compiled)
target.close()
`;

const [, , target] = process.argv;
const pyodide = await loadPyodide();
const source = createRequire(import.meta.url).resolve("pyodide/python_stdlib.zip");
pyodide.FS.writeFile("/source.zip", readFileSync(source));
pyodide.globals.set("MODULES", MODULES);
pyodide.runPython(PROGRAM);
writeFileSync(target, pyodide.FS.readFile("/target.zip"));
process.exit(0);
