import type { Product } from "./product";

/** A read that no cache answers. */
const PORTAL = `{ viewer { id } courses { id name batches { id name isUnlocked } } }`;

export interface Said {
  status: number;
  retryAfter: string | null;
  /** Why no answer came, where the status is 0. */
  problem?: string;
  ms: number;
}

function noAnswer({ cause, message }: Error): Omit<Said, "ms"> {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : message;
  return { status: 0, retryAfter: null, problem: code };
}

async function timed(ask: () => Promise<Response>): Promise<Said> {
  const begun = performance.now();
  const said = await ask().then(async (response) => {
    await response.arrayBuffer();
    return { status: response.status, retryAfter: response.headers.get("retry-after") };
  }, noAnswer);
  return { ...said, ms: performance.now() - begun };
}

let clients = 0;

/** One client with an address of its own, as a proxy names it. */
export class Client {
  readonly address: string;
  private cookie = "";

  constructor(private readonly product: Product) {
    clients += 1;
    this.address = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
  }

  private headers(): Record<string, string> {
    return {
      "x-forwarded-for": this.address,
      "content-type": "application/json",
      accept: "text/html,application/json",
      ...(this.cookie && { cookie: this.cookie }),
    };
  }

  async signIn(input: { email: string; password: string }): Promise<void> {
    const query = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";
    const response = await fetch(`${this.product.origin}/graphql`, {
      method: "POST",
      headers: this.headers(),
      body: JSON.stringify({ query, variables: { input } }),
    });
    const text = await response.text();
    if (!text.includes("SignedIn")) throw new Error(`The learner could not sign in: ${text}`);
    this.cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  }

  async page(path: string): Promise<Said> {
    return timed(() => fetch(this.product.origin + path, { headers: this.headers(), redirect: "manual" }));
  }

  async ask(query = PORTAL, variables = {}): Promise<Said> {
    const body = JSON.stringify({ query, variables });
    return timed(() =>
      fetch(`${this.product.origin}/graphql`, { method: "POST", headers: this.headers(), body }),
    );
  }
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity);
}

/** Asks again and again, so many at once, until stopped; returns each response's status. */
export function load(product: Product, clientsAtOnce: number, ask: (client: Client) => Promise<Said>) {
  let isOn = true;
  const statuses: number[] = [];
  const workers = Array.from({ length: clientsAtOnce }, async () => {
    const client = new Client(product);
    while (isOn && !product.hasDied()) statuses.push((await ask(client)).status);
  });
  return {
    statuses,
    stop: async () => {
      isOn = false;
      await Promise.all(workers);
    },
  };
}
