import process from "node:process";

/**
 * Imported before the engines, which then take this process for a worker of a browser: they find no files, no child
 * processes and no environment here.
 */
export const host: NodeJS.Process = process;

class WorkerGlobalScope {
  static [Symbol.hasInstance]() {
    return true;
  }
}

Object.assign(globalThis, { self: globalThis, WorkerGlobalScope, location: new URL("https://lab.invalid/") });
for (const name of ["process", "Buffer", "require", "global"]) Reflect.deleteProperty(globalThis, name);
