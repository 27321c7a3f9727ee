import type { CheckReport, Job, LiveJob, LiveResult } from "../engine/jobs";

/** From the page to the frame; a port for the worker comes with both. */
export type FrameMessage =
  | { kind: "start"; worker: string; wasm: ArrayBuffer; files: ArrayBuffer[] }
  | { kind: "restart" };

/** From the frame to the page: it listens. */
export const FRAME_IS_OPEN = "lab-frame-is-open";

/** From the frame to a new worker. */
export interface WorkerStart {
  module: WebAssembly.Module;
  files: ArrayBuffer[];
}

/** From the page to the worker. */
export type LabRequest = { id: number; kind: "live"; job: LiveJob } | { id: number; kind: "check"; job: Job };

/** From the worker to the page. After `isBroken` it answers nothing more. */
export type LabMessage =
  | { kind: "ready" }
  | { kind: "failed"; message: string }
  | { kind: "output"; id: number; text: string }
  | { kind: "live"; id: number; result: LiveResult; isBroken: boolean }
  | { kind: "check"; id: number; outcomes: CheckReport["outcomes"]; isBroken: boolean };

export interface LabFileEntry {
  file: string;
  bytes: number;
  /** With brotli. */
  transferred: number;
}

export interface LabKit {
  worker: LabFileEntry;
  wasm: LabFileEntry;
  files: LabFileEntry[];
}

/** `/labs/manifest.json`, written by the build. */
export interface LabManifest {
  /** Its version. */
  frame: string;
  python: LabKit;
  sql: LabKit;
}
