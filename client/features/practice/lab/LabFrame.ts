import { FRAME_IS_OPEN, type FrameMessage, type LabMessage } from "../../../../labs/browser/messages";
import type { LoadedKit } from "./loadKit";

const OPEN_MS = 30_000;
const START_MS = 60_000;

function isMessage(data: unknown): data is LabMessage {
  return typeof data === "object" && data !== null && "kind" in data;
}

/** The frame of opaque origin in which the engine lives. Nothing that it says is believed without a look. */
export class LabFrame {
  readonly #frame: HTMLIFrameElement;

  private constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
  }

  static async open(version: string): Promise<LabFrame> {
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.src = `/lab/frame?${version}`;
    frame.style.display = "none";
    frame.title = "Runs your code";
    const opened = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        removeEventListener("message", listen);
        frame.remove();
        reject(new Error("The lab's frame didn’t open."));
      }, OPEN_MS);
      const listen = ({ source, data }: MessageEvent<unknown>) => {
        if (source !== frame.contentWindow || data !== FRAME_IS_OPEN) return;
        removeEventListener("message", listen);
        clearTimeout(timer);
        resolve();
      };
      addEventListener("message", listen);
    });
    document.body.append(frame);
    await opened;
    return new LabFrame(frame);
  }

  /** Hands the bytes over; the page keeps none. */
  start({ worker, wasm, files }: LoadedKit): Promise<MessagePort> {
    return this.#connect({ kind: "start", worker, wasm, files }, [wasm, ...files]);
  }

  /** Ends what runs. The frame has the compiled engine, so the next is ready soon. */
  restart(): Promise<MessagePort> {
    return this.#connect({ kind: "restart" }, []);
  }

  close(): void {
    this.#frame.remove();
  }

  async #connect(message: FrameMessage, bytes: ArrayBuffer[]): Promise<MessagePort> {
    const { port1, port2 } = new MessageChannel();
    const over = new AbortController();
    const ready = new Promise<void>((resolve, reject) => {
      // A device without enough memory may end the worker without a word.
      const timer = setTimeout(() => reject(new Error("The lab didn’t start.")), START_MS);
      over.signal.addEventListener("abort", () => clearTimeout(timer));
      const read = (data: LabMessage) => {
        if (data.kind === "ready") resolve();
        else if (data.kind === "failed") reject(new Error(String(data.message)));
      };
      port1.onmessage = ({ data }: MessageEvent<LabMessage>) => read(data);
      // Of a worker that cannot even begin.
      const readFrame = ({ source, data }: MessageEvent<unknown>) => {
        if (source === this.#frame.contentWindow && isMessage(data)) read(data);
      };
      addEventListener("message", readFrame, { signal: over.signal });
    });
    this.#frame.contentWindow?.postMessage(message, "*", [port2, ...bytes]);
    await ready.finally(() => over.abort());
    return port1;
  }
}
