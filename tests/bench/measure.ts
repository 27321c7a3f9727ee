import autocannon from "autocannon";
import type { Operation } from "./operations";

const CONNECTIONS = 50;

export interface Measured {
  perSecond: number;
  requests: number;
  p99: number;
}

export async function measure(url: string, operation: Operation, seconds: number): Promise<Measured> {
  let connection = 0;
  const result = await autocannon({
    url,
    method: "POST",
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const { headers, body } = operation.requestOf(connection);
      connection += 1;
      client.setHeadersAndBody(headers, body);
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${operation.name}: ${result.non2xx} refused and ${result.errors} failed at ${url}`);
  }
  return { perSecond: result.requests.average, requests: result.requests.total, p99: result.latency.p99 };
}

export async function ask(url: string, operation: Operation): Promise<unknown> {
  const { headers, body } = operation.requestOf(0);
  const response = await fetch(url, { method: "POST", headers, body });
  return response.json();
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
