import type { OutgoingHttpHeaders } from "node:http";
import { request } from "node:http";

export interface OpenRequest {
  /** The response's status; 0 if the connection ends without one. */
  status: Promise<number>;
  send: (bytes: Buffer) => void;
  finish: (bytes?: Buffer) => void;
  leave: () => void;
}

interface Wanted {
  method?: string;
  headers?: OutgoingHttpHeaders;
}

/** A request on its own connection, with a body sent in pieces. */
export function openRequest(url: string, { method = "POST", headers = {} }: Wanted = {}): OpenRequest {
  const sending = request(url, { method, headers, agent: false });
  const status = new Promise<number>((resolve) => {
    sending.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.on("error", () => resolve(0));
    sending.on("close", () => resolve(0));
  });
  sending.flushHeaders();
  return {
    status,
    send: (bytes) => void sending.write(bytes),
    finish: (bytes) => void sending.end(bytes),
    leave: () => void sending.destroy(),
  };
}

export async function fileForm(bytes: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new Blob([Uint8Array.from(bytes)]), "picture.png");
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  const headers = {
    "content-type": whole.headers.get("content-type") ?? "",
    "content-length": String(body.length),
  };
  return { headers, body };
}
