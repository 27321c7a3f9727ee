import { PGlite, protocol } from "@electric-sql/pglite";
import { EngineImage, type GuestState } from "./engineImage";
import { ImportGate } from "./importGate";
import { isStopped, type DataSet, type SqlJob, type SqlOutcome, type Stopped } from "./jobs";
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

export interface SqlEnd {
  outcome: SqlOutcome | Stopped;
  /** The engine cannot be used again. */
  isBroken: boolean;
}

export interface Sql {
  /** Shuts the gate and remembers the state that each data set starts from. */
  shut(): void;
  /** An end for each data set, until one breaks the engine. */
  run(job: SqlJob): AsyncGenerator<SqlEnd>;
}

/** Foreign keys and triggers take no notice of it. */
const REVERSE_ROWS = `reset role; set session_replication_role = replica;
  do $$ declare name regclass; fields text; begin
    for name in select oid from pg_class where relkind = 'r' and relnamespace = 'lab'::regnamespace loop
      select string_agg(quote_ident(attname), ', ' order by attnum) into fields from pg_attribute
        where attrelid = name and attnum > 0 and not attisdropped and attgenerated = '';
      continue when fields is null;
      execute format('create temp table reversed as select %s from %s order by ctid desc', fields, name);
      execute format('delete from %s', name);
      execute format('insert into %s (%s) overriding system value select %2$s from reversed', name, fields);
      drop table reversed;
    end loop;
  end $$; set session_replication_role = origin`;
const AS_LEARNER = "set role learner; set search_path = lab";
// Loads PL/pgSQL, which the gate would refuse later.
const LOAD_LANGUAGE = `do $$ begin end $$; create function pg_temp.warm_up() returns int language plpgsql as $$ begin return 1; end $$;
  select pg_temp.warm_up(); discard temp`;
const OUT_OF_MEMORY = "53200";
const DISK_FULL = "53100";

export async function openSql(parts: SqlParts): Promise<Sql> {
  const usage: SqlUsage = { written: 0 };
  let memory: WebAssembly.Memory | undefined;
  let heapEndAt: (() => number) | undefined;
  const gate = new ImportGate({
    ...sqlGateRules(usage, { heap: () => (memory ? new Uint32Array(memory.buffer) : undefined) }),
    onInstance: ({ exports }, { env }) => {
      if (env?.memory instanceof WebAssembly.Memory) memory = env.memory;
      heapEndAt ??= exports.emscripten_get_sbrk_ptr as (() => number) | undefined;
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
  const heapEnd = () => new Uint32Array(memory!.buffer)[heapEndAt!() / Uint32Array.BYTES_PER_ELEMENT]!;
  const heap = () => new Uint8Array(memory!.buffer);
  return new OpenSql(database, { gate, usage, faults, heap, heapEnd });
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

interface EngineParts extends Pick<GuestState, "heap" | "heapEnd"> {
  gate: ImportGate;
  usage: SqlUsage;
  faults: Faults;
}

class OpenSql implements Sql {
  readonly #database: PGlite;
  readonly #parts: EngineParts;
  #image: EngineImage | undefined;
  #isUsed = false;

  constructor(database: PGlite, parts: EngineParts) {
    this.#database = database;
    this.#parts = parts;
  }

  shut(): void {
    const { gate, heap, heapEnd } = this.#parts;
    gate.shut();
    const { FS, stackSave, stackRestore } = this.#database.Module as unknown as GuestState;
    this.#image = new EngineImage({ FS, stackSave, stackRestore, heap, heapEnd });
  }

  async *run({ data, code }: SqlJob): AsyncGenerator<SqlEnd> {
    for (const set of data) {
      const end = await this.#runOn(set, code);
      yield end;
      if (end.isBroken) return;
    }
  }

  /** In a database of its own: a superuser, as `reset role` makes one, leaves nothing of the one before. */
  async #runOn({ setup, isReversed }: DataSet, code: string): Promise<SqlEnd> {
    if (this.#isUsed) this.#image?.restore();
    this.#isUsed = true;
    this.#parts.usage.written = 0;
    await this.#ask(AS_LEARNER);
    const made = await this.#ask(setup);
    if (isStopped(made)) return this.#end(made);
    if (made.error) return this.#end({ sets: [], ms: 0, error: { ...made.error, isInSetup: true } });
    if (isReversed) {
      await this.#ask(REVERSE_ROWS);
      await this.#ask(AS_LEARNER);
    }
    this.#parts.usage.written = 0;
    return this.#end(await this.#ask(code));
  }

  /** After an exception that was no error of PostgreSQL, the engine is in an unknown state. */
  #end(outcome: SqlOutcome | Stopped): SqlEnd {
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
