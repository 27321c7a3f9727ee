import type { Actor } from "./authorization";

interface Client {
  actor: Actor | null;
  clientAddress: string;
}

/** How many requests an account, or a visitor's address, may make in a minute. */
export interface RequestBudget {
  /** Takes one request; throws `TooManyRequests` when the minute is used up. */
  spend: (client: Client) => Promise<void>;
  /** Counts more requests for one that was heavy: the next ones pay for them, in the next minute too. */
  charge: (client: Client, requests: number) => void;
}
