import { Agent, request } from "node:http";
import { median } from "./measure";

export interface Visit {
  url: string;
  cookie?: string;
  /** Sent as a POST. */
  body?: string;
}

export interface Visited {
  status: number;
  ms: number;
  text: string;
}

const agent = new Agent({ keepAlive: true });

/** Faster than `fetch`, which would take as much CPU as the server. */
export function visit({ url, cookie, body }: Visit): Promise<Visited> {
  const started = performance.now();
  const headers = {
    "accept-encoding": "br, gzip",
    ...(cookie && { cookie }),
    ...(body && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers, method: body ? "POST" : "GET" }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = body ? Buffer.concat(chunks).toString() : "";
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - started, text });
      });
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** `share` 0.95 is the 95th percentile. */
export function percentile(values: number[], share: number): number {
  if (share === 0.5) return median(values);
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Failures count as visits of status 0. */
export async function tryVisit(wanted: Visit): Promise<Visited> {
  const started = performance.now();
  return visit(wanted).catch(() => ({ status: 0, ms: performance.now() - started, text: "" }));
}
