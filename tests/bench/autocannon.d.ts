/** Autocannon ships no types. */
declare module "autocannon" {
  interface Client {
    setHeadersAndBody: (headers: Record<string, string>, body: string) => void;
  }

  interface Options {
    url: string;
    method: "POST";
    connections: number;
    duration: number;
    setupClient: (client: Client) => void;
  }

  interface Result {
    requests: { average: number; total: number };
    latency: { average: number; p50: number; p99: number };
    non2xx: number;
    errors: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
