import type { Actor } from "./authorization";

interface Client {
  actor: Actor | null;
  clientAddress: string;
}

export interface RequestBudget {
  /** Throws `TooManyRequests` when the minute's budget is spent. */
  spend: (client: Client) => Promise<void>;
  /** Charges a heavy request extra, into the next minute if needed. */
  charge: (client: Client, requests: number) => void;
}
