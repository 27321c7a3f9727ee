import type { LabFileEntry, LabKit, LabManifest } from "../../../../labs/browser/messages";

export interface LabProgress {
  /** As transferred, in bytes. */
  loaded: number;
  total: number;
}

type OnProgress = (progress: LabProgress) => void;

export interface LoadedKit {
  frame: string;
  worker: string;
  wasm: ArrayBuffer;
  files: ArrayBuffer[];
}

const FOLDER = "/labs/";

/** The page fetches, so that the browser's cache serves the next visit: a frame of opaque origin has no cache. */
export async function loadKit(language: "python" | "sql", onProgress: OnProgress): Promise<LoadedKit> {
  const { frame, ...kits } = await readManifest();
  const kit: LabKit = kits[language];
  const entries = [kit.worker, kit.wasm, ...kit.files];
  const total = entries.reduce((sum, { transferred }) => sum + transferred, 0);
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    onProgress({ loaded: Math.min(Math.round(loaded), total), total });
  };
  const [worker, wasm, ...files] = await Promise.all(entries.map((entry) => readEntry(entry, count)));
  if (!worker || !wasm) throw new Error("A file of the lab is missing.");
  return { frame, worker: new TextDecoder().decode(worker), wasm, files };
}

/** Offline, the manifest of the last visit is still true: it names files by their content. */
async function readManifest(): Promise<LabManifest> {
  const address = `${FOLDER}manifest.json`;
  const response = await fetch(address).catch(() => fetch(address, { cache: "force-cache" }));
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return (await response.json()) as LabManifest;
}

async function readEntry(entry: LabFileEntry, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(FOLDER + entry.file);
  if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}.`);
  const bytes = new Uint8Array(entry.bytes);
  const share = entry.transferred / entry.bytes;
  let length = 0;
  // The stream is decompressed, so what was transferred is its share.
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.set(value, length);
    length += value.length;
    count(value.length * share);
  }
  if (length !== entry.bytes) throw new Error("A file of the lab is incomplete.");
  return bytes.buffer;
}
