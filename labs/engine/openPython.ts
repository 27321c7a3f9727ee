import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { GuestFiles, type GuestFileSystem } from "./guestFiles";
import { harness } from "./harness";
import { GateRefusal, GuestExit, ImportGate, type GateRules } from "./importGate";
import { OutputLimit, PYTHON_LIMITS, pythonGateRules, type Usage } from "./pythonGate";

/** Pyodide's own parts, which its types leave out. */
interface PyodideModule {
  FS: GuestFileSystem;
  HEAPU8: Uint8Array;
  HEAPU32: Uint32Array;
  _malloc: (size: number) => number;
  _free: (pointer: number) => void;
  lengthBytesUTF8: (text: string) => number;
  stringToUTF8: (text: string, pointer: number, size: number) => void;
  _PyRun_SimpleStringFlags: (source: number, flags: number) => number;
}

interface Pyodide {
  _module: PyodideModule;
  globals: { set: (name: string, value: unknown) => void };
  runPython: (code: string) => unknown;
  setStdout: (options: { write: (bytes: Uint8Array) => number; isatty: boolean }) => void;
  makeMemorySnapshot: () => Uint8Array;
}

export interface PythonParts {
  module: WebAssembly.Module;
  stdlib: Uint8Array<ArrayBuffer>;
  /** The memory after the harness was loaded: starts three times as fast. The engine keeps it for its own use. */
  snapshot?: Uint8Array<ArrayBuffer>;
  makesSnapshot?: boolean;
  /** What the guest writes to its descriptor 1. */
  onOutput?: (bytes: Uint8Array) => void;
  onRefused?: (name: string) => void;
}

/** How a piece of code ended. */
export interface GuestEnd {
  /** The file it left, which may hold anything. */
  result: unknown;
  refused?: string;
  isOverOutput?: boolean;
  /** The engine cannot be used again. */
  isBroken: boolean;
}

export interface Python {
  /** Shuts the gate and remembers the state that each run starts from. */
  shut(): void;
  run(job: unknown, entry: "check" | "live"): GuestEnd;
  makeSnapshot(): Uint8Array;
  readonly memoryBytes: number;
}

// The engine compares the version; there is nothing to install.
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", version: "314.0.7", python: "3.14.2" },
  packages: {},
};

const WRITABLE = ["/home/learner", "/tmp", "/lab"];
const JOB = "/lab/job.json";
const RESULT = "/lab/result.json";
// Fixed, so that dictionaries, sets and errors are the same at each run. `_` would hold the build's path.
const ENVIRONMENT = { HOME: "/home/learner", PYTHONINSPECT: "", PYTHONHASHSEED: "0", _: "" };

export async function openPython(parts: PythonParts): Promise<Python> {
  const usage: Usage = { written: 0, opened: 0 };
  const engine: { module?: PyodideModule } = {};
  let stackPointer: WebAssembly.Global | undefined;
  let onFailure: GateRules["onFailure"];
  const failure = new Promise<never>((_, reject) => (onFailure = reject));
  const gate = new ImportGate({
    ...pythonGateRules(usage, {
      limits: PYTHON_LIMITS,
      heap: () => engine.module?.HEAPU32 ?? new Uint32Array(),
    }),
    module: parts.module,
    onInstance: ({ exports }) => {
      if (exports.__stack_pointer) stackPointer = exports.__stack_pointer as WebAssembly.Global;
    },
    onFailure,
    onRefused: (name) => parts.onRefused?.(name),
  });
  const pyodide = await Promise.race([load(parts), failure]);
  engine.module = pyodide._module;
  if (!stackPointer) throw new Error("The engine has no stack pointer.");
  const { onOutput, snapshot } = parts;
  return new OpenPython(pyodide, { gate, usage, stackPointer, onOutput, snapshot });
}

async function load(parts: PythonParts): Promise<Pyodide> {
  const bytesFor = (address: string) => (address.endsWith(".wasm") ? new Uint8Array(1) : parts.stdlib);
  // Nothing is fetched: the engine asks for two files, which are here.
  const answer = async (address: unknown) => ({
    ok: true,
    arrayBuffer: async () => bytesFor(String(address)),
  });
  Reflect.set(globalThis, "fetch", answer);
  const pyodide = (await loadPyodide({
    env: ENVIRONMENT,
    indexURL: "https://lab.invalid/",
    createPyodideModule,
    lockFileContents: NO_PACKAGES,
    stdin: () => null,
    stdout: () => {},
    stderr: () => {},
    ...(parts.snapshot && { _loadSnapshot: parts.snapshot }),
    ...(parts.makesSnapshot && { _makeSnapshot: true }),
  } as never)) as unknown as Pyodide;
  Reflect.deleteProperty(globalThis, "fetch");
  if (!parts.snapshot) {
    pyodide.globals.set("source", harness);
    pyodide.runPython(LOAD_HARNESS);
  }
  return pyodide;
}

const LOAD_HARNESS = `
import sys, types
lab = types.ModuleType("__lab")
exec(compile(source, "__lab", "exec"), lab.__dict__)
sys.modules["__lab"] = lab
del lab, source
import math, random, re, itertools, functools, collections, datetime, statistics, string, heapq, bisect, copy
import operator, dataclasses, typing, enum, decimal, fractions
`;

interface EngineParts {
  gate: ImportGate;
  usage: Usage;
  stackPointer: WebAssembly.Global;
  onOutput: PythonParts["onOutput"];
  snapshot: PythonParts["snapshot"];
}

class OpenPython implements Python {
  readonly #pyodide: Pyodide;
  readonly #guest: PyodideModule;
  readonly #parts: EngineParts;
  #files: GuestFiles | undefined;
  #memory = new Uint8Array();
  #stack = 0;
  #isUsed = false;

  constructor(pyodide: Pyodide, parts: EngineParts) {
    this.#pyodide = pyodide;
    this.#guest = pyodide._module;
    this.#parts = parts;
  }

  get memoryBytes(): number {
    return this.#guest.HEAPU8.length;
  }

  makeSnapshot(): Uint8Array {
    return this.#pyodide.makeMemorySnapshot();
  }

  shut(): void {
    const { onOutput, gate, stackPointer, snapshot } = this.#parts;
    this.#pyodide.setStdout({
      write: (bytes) => {
        onOutput?.(bytes);
        return bytes.length;
      },
      isatty: false,
    });
    this.#files = new GuestFiles(this.#guest.FS, WRITABLE);
    this.#guest.FS.chdir("/home/learner");
    gate.shut();
    const { HEAPU8: heap } = this.#guest;
    // Memory that is there already costs less than new memory.
    const kept = snapshot && snapshot.length >= heap.length ? snapshot.subarray(0, heap.length) : null;
    if (kept) kept.set(heap);
    this.#memory = kept ?? heap.slice();
    this.#stack = Number(stackPointer.value);
  }

  run(job: unknown, entry: "check" | "live"): GuestEnd {
    if (this.#isUsed) this.#restore();
    this.#isUsed = true;
    this.#guest.FS.writeFile(JOB, JSON.stringify(job));
    const end: GuestEnd = { result: undefined, isBroken: false };
    try {
      this.#runSource(`import __lab; __lab.${entry}()`);
    } catch (error) {
      if (error instanceof OutputLimit) end.isOverOutput = true;
      else if (error instanceof GateRefusal) end.refused = error.importName;
      else if (!(error instanceof GuestExit)) return { ...end, isBroken: true };
    }
    end.result = this.#readResult();
    return end;
  }

  #runSource(source: string): void {
    const guest = this.#guest;
    const size = guest.lengthBytesUTF8(source) + 1;
    const pointer = guest._malloc(size);
    guest.stringToUTF8(source, pointer, size);
    guest._PyRun_SimpleStringFlags(pointer, 0);
  }

  #readResult(): unknown {
    try {
      return JSON.parse(this.#guest.FS.readFile(RESULT, { encoding: "utf8" })) as unknown;
    } catch {
      return undefined;
    }
  }

  /** A guest can change its memory, its stack pointer and its files, and nothing else. */
  #restore(): void {
    const { HEAPU8: heap } = this.#guest;
    heap.set(this.#memory);
    heap.fill(0, this.#memory.length);
    this.#parts.stackPointer.value = this.#stack;
    this.#parts.usage.written = 0;
    this.#parts.usage.opened = 0;
    this.#files?.restore();
  }
}
