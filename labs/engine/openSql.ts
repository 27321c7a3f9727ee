import { PGlite, protocol } from "@electric-sql/pglite";
import { ImportGate } from "./importGate";
import { isStopped, type SqlJob, type SqlOutcome, type Stopped } from "./jobs";
import { sqlGateRules, type SqlUsage } from "./sqlGate";
import { SETTINGS } from "./sqlSettings";
import { SqlSets } from "./sqlSets";

export interface SqlParts {
  module: WebAssembly.Module;
  /** PGlite's files: time zones and PL/pgSQL. */
  files: Uint8Array<ArrayBuffer>;
  /** A data directory that was prepared at build time. */
  database: Uint8Array<ArrayBuffer>;
  onRefused?: (name: string) => void;
}

export interface Sql {
  shut(): void;
  run(job: SqlJob): Promise<{ outcome: SqlOutcome | Stopped; isBroken: boolean }>;
}

const FRESH = `rollback; reset all; reset role; drop schema if exists lab cascade; create schema lab authorization learner;
  discard temp; deallocate all`;
const AS_LEARNER = "set role learner; set search_path = lab";
// Loads PL/pgSQL, which the gate would refuse later.
const LOAD_LANGUAGE = `do $$ begin end $$; create function pg_temp.warm_up() returns int language plpgsql as $$ begin return 1; end $$;
  select pg_temp.warm_up(); discard temp`;
const OUT_OF_MEMORY = "53200";
const DISK_FULL = "53100";

export async function openSql(parts: SqlParts): Promise<Sql> {
  const usage: SqlUsage = { written: 0 };
  let memory: WebAssembly.Memory | undefined;
  const gate = new ImportGate({
    ...sqlGateRules(usage, { heap: () => (memory ? new Uint32Array(memory.buffer) : undefined) }),
    onInstance: (_, { env }) => {
      if (env?.memory instanceof WebAssembly.Memory) memory = env.memory;
    },
    onRefused: (name) => parts.onRefused?.(name),
  });
  // It would fetch initdb's engine, which a prepared data directory does without.
  Reflect.set(globalThis, "fetch", () => new Promise(() => {}));
  const database = await PGlite.create({
    pgliteWasmModule: parts.module,
    fsBundle: new Blob([parts.files]),
    loadDataDir: new Blob([parts.database]),
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ["-c", setting])],
  });
  Reflect.deleteProperty(globalThis, "fetch");
  await database.exec(LOAD_LANGUAGE);
  const faults = noteFaults(database);
  return new OpenSql(database, { gate, usage, faults });
}

interface Faults {
  count: number;
}

/** PGlite takes every exception for PostgreSQL's jump to its main loop, and ignores those that are not. */
function noteFaults(database: PGlite): Faults {
  const faults = { count: 0 };
  const { POSTGRES_MAIN_LONGJMP: jump } = database as unknown as { POSTGRES_MAIN_LONGJMP: number };
  const engine = database.Module as unknown as { _PostgresMainLoopOnce: () => void };
  const real = engine._PostgresMainLoopOnce;
  engine._PostgresMainLoopOnce = () => {
    try {
      real();
    } catch (error) {
      if ((error as { status?: number }).status !== jump) faults.count++;
      throw error;
    }
  };
  return faults;
}

interface EngineParts {
  gate: ImportGate;
  usage: SqlUsage;
  faults: Faults;
}

class OpenSql implements Sql {
  readonly #database: PGlite;
  readonly #parts: EngineParts;
  #isUsed = false;

  constructor(database: PGlite, parts: EngineParts) {
    this.#database = database;
    this.#parts = parts;
  }

  shut(): void {
    this.#parts.gate.shut();
  }

  async run({ setup, code }: SqlJob): ReturnType<Sql["run"]> {
    this.#parts.usage.written = 0;
    if (this.#isUsed) await this.#ask(FRESH);
    this.#isUsed = true;
    await this.#ask(AS_LEARNER);
    const made = await this.#ask(setup);
    if (isStopped(made)) return this.#end(made);
    if (made.error) return this.#end({ sets: [], ms: 0, error: { ...made.error, isInSetup: true } });
    this.#parts.usage.written = 0;
    return this.#end(await this.#ask(code));
  }

  /** After an exception that was no error of PostgreSQL, the engine is in an unknown state. */
  #end(outcome: SqlOutcome | Stopped): { outcome: SqlOutcome | Stopped; isBroken: boolean } {
    if (this.#parts.gate.refused !== undefined) return { outcome: { stopped: "refused" }, isBroken: true };
    return { outcome, isBroken: isStopped(outcome) && outcome.stopped === "crashed" };
  }

  async #ask(code: string): Promise<SqlOutcome | Stopped> {
    const begun = performance.now();
    const sets = new SqlSets();
    const parser = new protocol.Parser();
    try {
      await this.#database.execProtocolRawStream(protocol.serialize.query(code), {
        syncToFs: false,
        onRawData: (bytes) => parser.parse(bytes, (message) => sets.add(message)),
      });
    } catch {
      this.#parts.faults.count++;
    }
    if (this.#parts.faults.count > 0) return { stopped: "crashed" };
    if (sets.error?.code === OUT_OF_MEMORY) return { stopped: "memory" };
    if (sets.error?.code === DISK_FULL) return { stopped: "output" };
    return sets.outcome(Math.round(performance.now() - begun), code);
  }
}
