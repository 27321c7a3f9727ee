export type ImportFunction = (...args: never[]) => unknown;

/** Replaces an import with one that is limited once the gate is shut. */
export type Bound = (real: ImportFunction, gate: { readonly isShut: boolean }) => ImportFunction;

export interface GateRules {
  allowed: ReadonlySet<string>;
  bounded: Readonly<Record<string, Bound>>;
  /** Answers `instantiateStreaming`, so that nothing is fetched. */
  module?: WebAssembly.Module;
  onInstance?: (instance: WebAssembly.Instance, imports: WebAssembly.Imports) => void;
  /** No instance of `module` was made, as on a device without memory. */
  onFailure?: (error: unknown) => void;
  onRefused: (name: string) => void;
}

/** Thrown through the guest, which cannot catch it. */
export class GateRefusal extends Error {
  constructor(readonly importName: string) {
    super(`refused: ${importName}`);
  }
}

/** The guest ended itself, as by os._exit(). */
export class GuestExit extends Error {}

/**
 * WebAssembly reaches its host through imports alone. Before the engine loads, every import is wrapped; once the gate is
 * shut, those that are not listed throw.
 */
export class ImportGate {
  /** The name of what was refused last: an engine may swallow the error. */
  refused: string | undefined;
  #isShut = false;
  readonly #rules: GateRules;
  /** A library of the guest imports them: a call from guest to guest. */
  readonly #exports: Record<string, WebAssembly.ExportValue> = Object.create(null) as never;
  readonly #real = {
    instantiate: WebAssembly.instantiate.bind(WebAssembly),
    Instance: WebAssembly.Instance,
    Module: WebAssembly.Module,
  };

  constructor(rules: GateRules) {
    this.#rules = rules;
    this.#install();
  }

  get isShut(): boolean {
    return this.#isShut;
  }

  shut(): void {
    this.#isShut = true;
  }

  refuse(name: string): never {
    this.refused = name;
    this.#rules.onRefused(name);
    throw new GateRefusal(name);
  }

  #install(): void {
    const api = WebAssembly as unknown as Record<string, unknown>;
    const refuseIfShut = (name: string) => {
      if (this.#isShut) this.refuse(name);
    };
    api.instantiate = async (source: WebAssembly.Module, imports?: WebAssembly.Imports) => {
      refuseIfShut("instantiate");
      return this.#instantiate(source, imports);
    };
    const { module } = this.#rules;
    api.instantiateStreaming = async (_: unknown, imports?: WebAssembly.Imports) => {
      refuseIfShut("instantiateStreaming");
      if (!module) throw new TypeError("There is no module.");
      try {
        return { module, instance: await this.#instantiate(module, imports) };
      } catch (error) {
        this.#rules.onFailure?.(error);
        // Pyodide would write the error to the console, and wait forever.
        return new Promise(() => {});
      }
    };
    for (const name of ["compile", "compileStreaming", "Memory", "Table"]) api[name] = this.#whileOpen(name);
    api.Instance = this.#constructed("Instance", ([source, imports]) => [source, this.#wrapAll(imports)]);
    api.Module = this.#constructed("Module", (args) => args);
    // They put JavaScript into the guest's table, or suspend it.
    for (const name of ["Function", "Suspending", "promising", "SuspendError"]) delete api[name];
  }

  async #instantiate(source: WebAssembly.Module, imports?: WebAssembly.Imports) {
    const made: unknown = await this.#real.instantiate(source, this.#wrapAll(imports));
    const { instance } = made as WebAssembly.WebAssemblyInstantiatedSource;
    const guest = (instance as WebAssembly.Instance | undefined) ?? (made as WebAssembly.Instance);
    for (const [name, value] of Object.entries(guest.exports)) this.#exports[name] ??= value;
    this.#rules.onInstance?.(guest, imports ?? {});
    return made as WebAssembly.Instance;
  }

  #constructed(name: "Instance" | "Module", change: (args: unknown[]) => unknown[]) {
    const real = this.#real[name] as unknown as new (...args: unknown[]) => object;
    return new Proxy(real, {
      construct: (target, args: unknown[]) => {
        if (this.#isShut) this.refuse(name);
        return Reflect.construct(target, change(args));
      },
    });
  }

  #whileOpen(name: string) {
    const real = (WebAssembly as unknown as Record<string, unknown>)[name] as new (
      ...args: unknown[]
    ) => object;
    return new Proxy(real, {
      construct: (target, args: unknown[]) => {
        if (this.#isShut) this.refuse(name);
        return Reflect.construct(target, args);
      },
      apply: (target, self, args: unknown[]) => {
        if (this.#isShut) this.refuse(name);
        return Reflect.apply<unknown, never[], unknown>(
          target as unknown as ImportFunction,
          self,
          args as never[],
        );
      },
    });
  }

  #wrapAll(imports: unknown): WebAssembly.Imports | undefined {
    if (typeof imports !== "object" || imports === null) return undefined;
    return Object.fromEntries(
      Object.entries(imports).map(([space, members]) => [
        space,
        // A proxy: the engine makes some members when they are read.
        new Proxy(members as WebAssembly.ModuleImports, {
          get: (target, name) =>
            this.#wrap(String(name), Reflect.get(target, name) as WebAssembly.ImportValue),
        }),
      ]),
    );
  }

  #wrap(name: string, real: WebAssembly.ImportValue): WebAssembly.ImportValue {
    if (typeof real !== "function" || this.#rules.allowed.has(name)) return real;
    const own = this.#exports[name];
    if (typeof own === "function") return own;
    const bound = this.#rules.bounded[name];
    if (bound) return bound(real as ImportFunction, this);
    return (...args: unknown[]) =>
      this.#isShut ? this.refuse(name) : (real as ImportFunction)(...(args as never[]));
  }
}
