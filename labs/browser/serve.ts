import type { LabMessage, LabRequest, WorkerStart } from "./messages";

type Send = (message: LabMessage) => void;
type Answer = (request: LabRequest) => void | Promise<void>;

/** Waits for the engine's bytes, opens it, and answers the page one request at a time. */
export function serve(open: (start: WorkerStart, send: Send) => Promise<Answer>): void {
  const begin = async ({ data, ports: [port] }: MessageEvent<WorkerStart>) => {
    if (!port) return;
    const send: Send = (message) => port.postMessage(message);
    // An engine that gets no memory rejects a promise that nobody waits for, and never opens.
    const giveUp = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      send({ kind: "failed", message: String(event.reason) });
    };
    addEventListener("unhandledrejection", giveUp);
    try {
      const answer = await open(data, send);
      removeEventListener("unhandledrejection", giveUp);
      let turn = Promise.resolve();
      port.onmessage = ({ data: request }: MessageEvent<LabRequest>) => {
        turn = turn.then(() => answer(request));
      };
      send({ kind: "ready" });
    } catch (error) {
      send({ kind: "failed", message: String(error) });
    }
  };
  addEventListener("message", (event: MessageEvent<WorkerStart>) => void begin(event), { once: true });
}
