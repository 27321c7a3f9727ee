/** The parts of Emscripten's file system in memory that keep it as it was. */
export interface GuestNode {
  contents: unknown;
  mode: number;
  node_ops: Record<string, (...args: never[]) => unknown>;
  stream_ops: Record<string, (...args: never[]) => unknown>;
}

interface GuestStream {
  fd: number;
  flags: number;
  position: number;
}

export interface GuestFileSystem {
  ErrnoError: new (code: number) => Error;
  streams: (GuestStream | null | undefined)[];
  isDir: (mode: number) => boolean;
  isFile: (mode: number) => boolean;
  isLink: (mode: number) => boolean;
  lookupPath: (path: string, options?: { follow: boolean }) => { node: GuestNode };
  readdir: (path: string) => string[];
  mkdirTree: (path: string) => void;
  chdir: (path: string) => void;
  writeFile: (path: string, data: string | Uint8Array) => void;
  readFile: (path: string, options: { encoding: "utf8" }) => string;
  unlink: (path: string) => void;
  rmdir: (path: string) => void;
  close: (stream: GuestStream) => void;
}

const EROFS = 69;
const STANDARD_STREAMS = 3;
const CHANGES = ["setattr", "mknod", "rename", "unlink", "rmdir", "symlink"];
const WRITES = ["write", "allocate", "msync"];

/** Everything but the writable folders becomes read-only; `restore` empties those. */
export class GuestFiles {
  readonly #files: GuestFileSystem;
  readonly #writable: readonly string[];
  readonly #kept = new Set<GuestNode>();
  readonly #opened = new Set<GuestNode>();
  readonly #streams: GuestStream[];

  constructor(files: GuestFileSystem, writable: readonly string[]) {
    this.#files = files;
    this.#writable = writable;
    for (const folder of writable) files.mkdirTree(folder);
    const operations = writable.map((folder) => files.lookupPath(folder).node.node_ops);
    this.#freeze("/");
    for (const [index, folder] of writable.entries()) this.#open(folder, operations[index] ?? {});
    this.#streams = files.streams
      .slice(0, STANDARD_STREAMS)
      .flatMap((stream) => (stream ? [{ ...pick(stream) }] : []));
  }

  restore(): void {
    for (const stream of this.#files.streams.slice(STANDARD_STREAMS)) if (stream) this.#files.close(stream);
    for (const kept of this.#streams) Object.assign(this.#files.streams[kept.fd] ?? {}, kept);
    for (const folder of this.#writable) this.#empty(folder);
  }

  #refuse = (): never => {
    throw new this.#files.ErrnoError(EROFS);
  };

  #freeze(path: string): void {
    const { node } = this.#files.lookupPath(path, { follow: false });
    if (this.#kept.has(node)) return;
    this.#kept.add(node);
    node.node_ops = { ...node.node_ops, ...this.#refusals(node.node_ops, CHANGES) };
    if (this.#files.isFile(node.mode)) {
      node.stream_ops = { ...node.stream_ops, ...this.#refusals(node.stream_ops, WRITES) };
    }
    if (!this.#files.isDir(node.mode) || path === "/proc") return;
    for (const name of this.#namesIn(path)) this.#freeze(path === "/" ? `/${name}` : `${path}/${name}`);
  }

  #refusals(operations: GuestNode["node_ops"], names: readonly string[]) {
    return Object.fromEntries(names.filter((name) => name in operations).map((name) => [name, this.#refuse]));
  }

  /** Files can be made in it, but it keeps its own attributes, and nothing moves from it to a kept folder. */
  #open(path: string, operations: GuestNode["node_ops"]): void {
    const { node } = this.#files.lookupPath(path);
    const rename = (old: GuestNode, folder: GuestNode, name: string) => {
      if (this.#kept.has(folder) && !this.#opened.has(folder)) this.#refuse();
      return operations.rename?.(old as never, folder as never, name as never);
    };
    this.#opened.add(node);
    node.node_ops = { ...operations, rename, setattr: () => undefined };
  }

  #empty(path: string): void {
    for (const name of this.#namesIn(path)) {
      const child = `${path}/${name}`;
      const { node } = this.#files.lookupPath(child, { follow: false });
      if (!this.#files.isDir(node.mode)) {
        this.#files.unlink(child);
        continue;
      }
      node.mode |= 0o777;
      this.#empty(child);
      this.#files.rmdir(child);
    }
  }

  #namesIn(path: string): string[] {
    return this.#files.readdir(path).filter((name) => name !== "." && name !== "..");
  }
}

function pick({ fd, flags, position }: GuestStream): GuestStream {
  return { fd, flags, position };
}
