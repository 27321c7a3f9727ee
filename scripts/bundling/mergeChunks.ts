export interface BuiltChunk {
  name: string;
  imports: readonly string[];
  lazyImports: readonly string[];
  /** Compressed bytes. */
  size: number;
  isEntry: boolean;
  isShared: boolean;
  /** Merges stay within a style group, so that visitors load no staff code. */
  styleGroup: string;
}

interface Chunk {
  names: string[];
  imports: Set<Chunk>;
  loadedBy: Set<string>;
  /** Entries whose importers have all loaded it before. */
  hadBy: Set<string>;
  size: number;
  styleGroup: string;
}

type ByName = ReadonlyMap<string, BuiltChunk>;

function follow<Item>(found: Set<Item>, next: (item: Item) => Iterable<Item>): Set<Item> {
  for (const item of found) for (const other of next(item)) found.add(other);
  return found;
}

/** Maps each entry to the chunks that all its importers have loaded. */
function findLoadedBefore(loads: ReadonlyMap<string, Set<string>>, chunks: ByName) {
  const before = new Map([...loads.keys()].map((entry) => [entry, new Set(chunks.keys())]));
  const importers = new Map(
    [...loads.keys()].map((entry) => [
      entry,
      [...loads].filter(([, names]) =>
        [...names].some((name) => chunks.get(name)?.lazyImports.includes(entry)),
      ),
    ]),
  );
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const [entry, froms] of importers) {
      for (const name of before.get(entry) ?? []) {
        if (
          froms.length > 0 &&
          froms.every(([from, names]) => names.has(name) || before.get(from)?.has(name))
        )
          continue;
        before.get(entry)?.delete(name);
        isSettled = false;
      }
    }
  }
  return before;
}

function toChunks(chunks: ByName): Map<string, Chunk> {
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ name }) => name);
  const loads = new Map(
    entries.map((entry) => [entry, follow(new Set([entry]), (name) => chunks.get(name)?.imports ?? [])]),
  );
  const before = findLoadedBefore(loads, chunks);
  const made = new Map<string, Chunk>();
  for (const { name, size, styleGroup } of chunks.values()) {
    const hadBy = new Set(entries.filter((entry) => before.get(entry)?.has(name)));
    const loadedBy = new Set(entries.filter((entry) => loads.get(entry)?.has(name) && !hadBy.has(entry)));
    made.set(name, { names: [name], imports: new Set(), loadedBy, hadBy, size, styleGroup });
  }
  for (const [name, { imports }] of made)
    for (const imported of chunks.get(name)?.imports ?? []) {
      const chunk = made.get(imported);
      if (chunk) imports.add(chunk);
    }
  return made;
}

const withImports = (...chunks: Chunk[]) => follow(new Set(chunks), ({ imports }) => imports);

function loadersOf(one: Chunk, other: Chunk): Set<string> {
  const loaders = [...one.loadedBy, ...other.loadedBy];
  return new Set(loaders.filter((entry) => !one.hadBy.has(entry) && !other.hadBy.has(entry)));
}

/** Saved requests in bytes, less what some entries load needlessly. */
function gainOf(one: Chunk, other: Chunk, requestCost: number): number {
  const entries = new Set([...one.loadedBy, ...other.loadedBy]);
  const has = (chunk: Chunk, entry: string) => chunk.loadedBy.has(entry) || chunk.hadBy.has(entry);
  const loaders = [...loadersOf(one, other)];
  const reached = new Set([one, other]);
  let gain = requestCost * [...entries].filter((entry) => has(one, entry) && has(other, entry)).length;
  for (const chunk of reached) {
    const cost = chunk.size + (chunk === one || chunk === other ? 0 : requestCost);
    gain -= cost * loaders.filter((entry) => !has(chunk, entry)).length;
    if (gain <= 0) return 0;
    chunk.imports.forEach((imported) => reached.add(imported));
  }
  return gain;
}

/** Merging chunks that are linked through a third would create a circular import. */
function isAroundAnother(one: Chunk, other: Chunk): boolean {
  return withImports(...[...one.imports].filter((chunk) => chunk !== other)).has(other);
}

function merge(one: Chunk, other: Chunk, all: Iterable<Chunk>): void {
  const loaders = loadersOf(one, other);
  for (const chunk of withImports(one, other))
    for (const entry of loaders) if (!chunk.hadBy.has(entry)) chunk.loadedBy.add(entry);
  one.loadedBy = loaders;
  other.hadBy.forEach((entry) => one.hadBy.add(entry));
  one.names.push(...other.names);
  one.size += other.size;
  other.imports.forEach((chunk) => one.imports.add(chunk));
  for (const chunk of all) if (chunk.imports.delete(other)) chunk.imports.add(one);
  one.imports.delete(one);
}

/** Merges the best pair first, while saved requests outweigh needless bytes; returns the merged names. */
export function mergeChunks(built: readonly BuiltChunk[], requestCost: number): string[][] {
  const byName = new Map(built.map((chunk) => [chunk.name, chunk]));
  const all = toChunks(byName);
  const shared = new Set([...all].filter(([name]) => byName.get(name)?.isShared).map(([, chunk]) => chunk));
  for (;;) {
    const list = [...shared];
    const pairs = list
      .flatMap((one, index) =>
        list
          .slice(index + 1)
          .filter(({ styleGroup }) => styleGroup === one.styleGroup)
          .map((other) => ({ one, other, gain: gainOf(one, other, requestCost) })),
      )
      .filter(({ gain }) => gain > 0)
      .sort((first, second) => second.gain - first.gain);
    const best = pairs.find(({ one, other }) => !isAroundAnother(one, other) && !isAroundAnother(other, one));
    if (!best) return list.map(({ names }) => names);
    shared.delete(best.other);
    merge(best.one, best.other, all.values());
  }
}
