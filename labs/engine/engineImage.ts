/** A node of Emscripten's file system in memory: a folder holds its nodes by name, a file its bytes. */
interface FileNode {
  name: string;
  parent: FileNode;
  mode: number;
  contents: Record<string, FileNode> | Uint8Array | null | undefined;
  usedBytes: number | undefined;
  link: string | undefined;
  /** The next node of the same hash. */
  name_next: FileNode | undefined;
}

interface OpenFile {
  /** Its place and flags, which copies of the descriptor share. */
  shared: object;
}

export interface MemoryFiles {
  root: FileNode;
  nameTable: (FileNode | undefined)[];
  streams: (OpenFile | null | undefined)[];
  currentPath: string;
}

/** What a guest can change: its memory, its stack pointer and its files. */
export interface GuestState {
  /** Where the memory ends that it ever asked for: its allocator gives none back. */
  heapEnd: () => number;
  /** Read again each time: growing moves the memory. */
  heap: () => Uint8Array;
  FS: MemoryFiles;
  stackSave: () => number;
  stackRestore: (pointer: number) => void;
}

const PAGE_BYTES = 65_536;

/** An engine's state at one moment, which it can go back to any number of times. */
export class EngineImage {
  readonly #guest: GuestState;
  readonly #stack: number;
  /** By number; pages of zeros are left out, which are most. */
  readonly #pages = new Map<number, Uint8Array>();
  readonly #nodes = new Map<FileNode, FileNode>();
  readonly #names: (FileNode | undefined)[];
  readonly #streams: { stream: OpenFile | null | undefined; kept: OpenFile | null | undefined }[];
  readonly #path: string;

  constructor(guest: GuestState) {
    this.#guest = guest;
    this.#stack = guest.stackSave();
    const { FS: files } = guest;
    const heap = guest.heap();
    for (let page = 0; page * PAGE_BYTES < guest.heapEnd(); page++) {
      if (!isEmpty(heap, page)) this.#pages.set(page, pageOf(heap, page).slice());
    }
    this.#keepNode(files.root);
    this.#names = [...files.nameTable];
    this.#streams = files.streams.map((stream) => ({
      stream,
      kept: stream && { ...stream, shared: { ...stream.shared } },
    }));
    this.#path = files.currentPath;
  }

  restore(): void {
    const { FS: files } = this.#guest;
    const heap = this.#guest.heap();
    // Read first: putting pages back puts it back.
    const end = this.#guest.heapEnd();
    for (let page = 0; page * PAGE_BYTES < end; page++) {
      const kept = this.#pages.get(page);
      if (kept) pageOf(heap, page).set(kept);
      // Reading costs no memory where the guest never wrote; writing zeros would.
      else if (!isEmpty(heap, page)) pageOf(heap, page).fill(0);
    }
    this.#guest.stackRestore(this.#stack);
    for (const [node, kept] of this.#nodes) Object.assign(node, kept, { contents: copyOf(kept.contents) });
    files.nameTable.splice(0, files.nameTable.length, ...this.#names);
    files.streams.splice(0, files.streams.length, ...this.#streams.map(({ stream }) => stream));
    // A file that the guest closed has lost its descriptor, too.
    for (const { stream, kept } of this.#streams) {
      if (!stream || !kept) continue;
      Object.assign(stream.shared, kept.shared);
      Object.assign(stream, kept, { shared: stream.shared });
    }
    files.currentPath = this.#path;
  }

  #keepNode(node: FileNode): void {
    if (this.#nodes.has(node)) return;
    this.#nodes.set(node, { ...node, contents: copyOf(node.contents) });
    const { contents } = node;
    if (contents && !(contents instanceof Uint8Array))
      Object.values(contents).forEach((child) => this.#keepNode(child));
  }
}

function pageOf(heap: Uint8Array, page: number): Uint8Array {
  return heap.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
}

function isEmpty(heap: Uint8Array, page: number): boolean {
  const words = new Uint32Array(heap.buffer, page * PAGE_BYTES, PAGE_BYTES / Uint32Array.BYTES_PER_ELEMENT);
  // Some 30 MB are read here: a call or a branch for each word would take several times as long.
  for (let at = 0; at < words.length; at += 4) {
    if ((words[at]! | words[at + 1]! | words[at + 2]! | words[at + 3]!) !== 0) return false;
  }
  return true;
}

function copyOf(contents: FileNode["contents"]): FileNode["contents"] {
  if (!contents) return contents;
  return contents instanceof Uint8Array ? contents.slice() : { ...contents };
}
