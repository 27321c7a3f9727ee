import path from "node:path";
import { TestRunner } from "vitest";
import type { ModuleRunner } from "vite/module-runner";

type ImportArguments = Parameters<TestRunner["importFile"]>;

/**
 * What each file loads again: pages and toasts remember much, and an old file's toasts would take a new one's. What they
 * are built on, and the server, are loaded once.
 */
const FRESH = ["client", "tests", "node_modules/react-toastify"].map(
  (folder) => path.resolve(folder) + path.sep,
);

/** Runs component tests one file after the other in a process, each with pages that nobody has opened yet. */
export default class FreshPages extends TestRunner {
  private isFresh = false;

  override importFile(...[file, source]: ImportArguments): unknown {
    if (!this.isFresh) this.forget();
    this.isFresh = true;
    return super.importFile(file, source);
  }

  private forget(): void {
    const { evaluatedModules } = Reflect.get(this, "moduleRunner") as ModuleRunner;
    for (const module of evaluatedModules.idToModuleMap.values()) {
      if (!FRESH.some((folder) => module.file.startsWith(folder))) continue;
      // Its text stays; only what came of it goes.
      Object.assign(module, { evaluated: false, promise: undefined, exports: undefined });
      module.importers.clear();
    }
  }
}
