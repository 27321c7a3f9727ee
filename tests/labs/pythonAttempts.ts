/** Attempts to reach the host. Each prints ESCAPED with its evidence; the values say how the check may end. */
export type Ending = "refused" | "error" | "harmless";

export const REACHES_HOST: Record<string, [code: string, ending: Ending]> = {
  "the environment through js": ["import js\nprint('ESCAPED', js.process.env)", "refused"],
  "require through js": ["from js import require\nprint('ESCAPED', require('fs'))", "refused"],
  "built-in modules through js": [
    "import js\nprint('ESCAPED', js.process.getBuiltinModule('fs'))",
    "refused",
  ],
  run_js: ["from pyodide.code import run_js\nprint('ESCAPED', run_js('1 + 1'))", "refused"],
  "an import in run_js": [
    "from pyodide.code import run_js\nprint('ESCAPED', run_js(\"import('node:fs')\"))",
    "refused",
  ],
  "Function by a proxy's constructor": [
    "import pyodide_js\nprint('ESCAPED', pyodide_js.constructor.constructor('return 1')())",
    "refused",
  ],
  "Pyodide's own file loader": [
    "import pyodide_js\nprint('ESCAPED', pyodide_js._api.loadBinaryFile('/etc/passwd'))",
    "refused",
  ],
  "a mounted folder": [
    "import pyodide_js\npyodide_js.mountNodeFS('/host', '/etc')\nprint('ESCAPED')",
    "refused",
  ],
  "a mounted file system": [
    "import pyodide_js\npyodide_js.FS.mount(pyodide_js.FS.filesystems.NODEFS, {}, '/host')\nprint('ESCAPED')",
    "refused",
  ],
  "a file of the host": ["print('ESCAPED', open('/etc/passwd').read())", "error"],
  "a shell": ["import os\nprint('ESCAPED', os.system('id'))", "refused"],
  "a shell by pickle": [
    `import pickle, os
class Evil:
    def __reduce__(self): return (os.system, ("id",))
print("ESCAPED", pickle.loads(pickle.dumps(Evil())))`,
    "refused",
  ],
  "system by ctypes": ["import ctypes\nprint('ESCAPED', ctypes.CDLL(None).system(b'id'))", "harmless"],
  "a script by ctypes": [
    "import ctypes\nctypes.CDLL(None).emscripten_run_script(b'1')\nprint('ESCAPED')",
    "harmless",
  ],
  "a script's text by ctypes": [
    "import ctypes\nprint('ESCAPED', ctypes.CDLL(None).emscripten_run_script_string(b'1'))",
    "harmless",
  ],
  "a function by its place in the table": [
    "import ctypes\nprint('ESCAPED', ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p)(50)(b'id'))",
    "harmless",
  ],
  "memory by ctypes": ["import ctypes\nprint('ESCAPED', ctypes.string_at(0xFFFFFFF0, 4))", "harmless"],
  "a process": ["import subprocess\nprint('ESCAPED', subprocess.run(['id']))", "harmless"],
  "a fork": ["import os\nprint('ESCAPED', os.fork())", "harmless"],
  "a signal to the parent": ["import os\nos.kill(os.getppid(), 9)\nprint('ESCAPED')", "harmless"],
  "a socket": ["import socket\nsocket.socket().connect(('127.0.0.1', 80))\nprint('ESCAPED')", "harmless"],
  "a name's address": ["import socket\nprint('ESCAPED', socket.getaddrinfo('localhost', 80))", "harmless"],
  "a request by urllib": [
    "import urllib.request\nprint('ESCAPED', urllib.request.urlopen('http://127.0.0.1/'))",
    "harmless",
  ],
  "a request by pyfetch": [
    "from pyodide.http import pyfetch\nfrom pyodide.ffi import run_sync\nprint('ESCAPED', run_sync(pyfetch('http://127.0.0.1/')))",
    "harmless",
  ],
  "a request by js": ["import js\nprint('ESCAPED', js.fetch('http://127.0.0.1/'))", "refused"],
  "a request by open_url": [
    "from pyodide.http import open_url\nprint('ESCAPED', open_url('http://127.0.0.1/'))",
    "harmless",
  ],
  "an event loop of the host": [
    "import asyncio\nasync def main(): return 1\nprint('ESCAPED', asyncio.run(main()))",
    "harmless",
  ],
  "a proxy of the core": [
    "import _pyodide_core\nprint('ESCAPED', _pyodide_core.create_proxy({}).x)",
    "harmless",
  ],
  "a package": ["import pyodide_js\nprint('ESCAPED', pyodide_js.loadPackage('micropip'))", "refused"],
  "a library of its own": [
    "import ctypes\nopen('/tmp/x.so', 'wb').write(bytes([0, 97, 115, 109, 1, 0, 0, 0]))\nprint('ESCAPED', ctypes.CDLL('/tmp/x.so'))",
    "harmless",
  ],
  "a loader's setTimeout": [
    "import pyodide.webloop as w\nprint('ESCAPED', w.setTimeout.constructor('return 1')())",
    "harmless",
  ],
  "proxies in the garbage": [
    `import gc
for item in [item for item in gc.get_objects() if "JsProxy" in repr(type(item).__mro__)]:
    print("ESCAPED", item.constructor.constructor("return 1")())
raise SystemError("none")`,
    "harmless",
  ],
  "the C interface of proxies": [
    "import ctypes\nprint('ESCAPED', ctypes.pythonapi.JsProxy_create(0))",
    "harmless",
  ],
  "the engine's functions by name": [
    `import ctypes
engine = ctypes.CDLL(None)
for name in ("JsvObject_New", "js2python", "hiwire_get", "Jsv_GetGlobal", "run_js", "_Jsv_run_js"):
    print("ESCAPED", name, getattr(engine, name))`,
    "harmless",
  ],
  "the proxies' functions by name": [
    `import ctypes
for name in ("python2js", "Jsv_GetNull", "JsProxy_New", "jslib_init"):
    print("ESCAPED", ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value)`,
    "harmless",
  ],
  "the page's objects": ["import js\nprint('ESCAPED', js.self)", "refused"],
  "the loader's name": ["import pyodide_js\nprint('ESCAPED', pyodide_js.version)", "refused"],
  "forks without end": ["import os\nwhile True: print('ESCAPED', os.fork())", "harmless"],
  "standard input as a device": ["print('ESCAPED', open('/dev/stdin').read(10) or 1 / 0)", "error"],
  "the host's processes": ["import os\nprint('ESCAPED', os.listdir('/proc/1'))", "harmless"],
  "forged bytecode": [
    `import types
def f(): pass
exec(f.__code__.replace(co_code=bytes([100, 255, 83, 0] * 50)))
raise SystemError("none")`,
    "harmless",
  ],
  "an abort": ["import os\nos.abort()\nprint('ESCAPED')", "refused"],
  "a timer": ["import signal\nsignal.setitimer(signal.ITIMER_REAL, 0.1)\nprint('ESCAPED')", "harmless"],
  threads: ["import threading\nthreading.Thread(target=print).start()\nprint('ESCAPED')", "harmless"],
  "a working directory": ["import os\nos.chdir('/')\nprint('ESCAPED')", "refused"],
  "a device": ["import os\nos.mknod('/dev/evil')\nprint('ESCAPED')", "harmless"],
  "the engine's folder": [
    "open('/lib/python314.zip', 'r+b', buffering=0).write(b'x')\nprint('ESCAPED')",
    "error",
  ],
  "a file moved into the engine": [
    "import os\nopen('/tmp/x.py', 'w').close()\nos.rename('/tmp/x.py', '/lib/x.py')\nprint('ESCAPED')",
    "error",
  ],
  "the engine's files removed": ["import os\nos.unlink('/lib/python314.zip')\nprint('ESCAPED')", "error"],
  "a link to the engine": ["import os\nos.symlink('/lib', '/tmp/lib')\nprint('ESCAPED')", "harmless"],
};
