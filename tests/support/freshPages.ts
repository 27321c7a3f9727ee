import path from "node:path";
import { TestRunner } from "vitest";
import type { ModuleRunner } from "vite/module-runner";

type ImportArguments = Parameters<TestRunner["importFile"]>;

/** Reloads pages and toasts, which hold state, for each file; everything else loads once. */
const FRESH = ["client", "tests", "node_modules/react-toastify"].map(
  (folder) => path.resolve(folder) + path.sep,
);

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
      // Keeps the compiled code and drops the evaluated module.
      Object.assign(module, { evaluated: false, promise: undefined, exports: undefined });
      module.importers.clear();
    }
  }
}
