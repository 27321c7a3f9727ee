import { FRAME_IS_OPEN, type FrameMessage, type WorkerStart } from "./messages";

/** In a frame of opaque origin: takes bytes from the page, keeps the compiled engine, starts and ends workers. */
let start: { address: string; given: Promise<WorkerStart> } | undefined;
let worker: Worker | undefined;

async function startWorker(port: MessagePort): Promise<void> {
  worker?.terminate();
  if (!start) return;
  try {
    const given = await start.given;
    worker = new Worker(start.address);
    // The worker has the port.
    worker.onerror = ({ message }) => parent.postMessage({ kind: "failed", message }, "*");
    worker.postMessage(given, [port]);
  } catch (error) {
    port.postMessage({ kind: "failed", message: String(error) });
  }
}

addEventListener("message", ({ data, source, ports: [port] }: MessageEvent<FrameMessage>) => {
  if (source !== parent || !port) return;
  if (data.kind === "start") {
    const address = URL.createObjectURL(new Blob([data.worker], { type: "text/javascript" }));
    const { files } = data;
    start = { address, given: WebAssembly.compile(data.wasm).then((module) => ({ module, files })) };
  }
  void startWorker(port);
});

parent.postMessage(FRAME_IS_OPEN, "*");
