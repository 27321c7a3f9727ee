import { TooManyRequests } from "../../core/errors";
import type { Consumed, Limit, RateLimits } from "./rateLimits";

/** A process leases this many requests at a time, so that most requests write nothing. */
const LEASE = 20;
const MAX_LEASES = 10_000;

interface Account {
  left: number;
  endsAt: number;
  isUsedUp: boolean;
  leasing: Promise<void> | null;
}

interface Spender {
  key: string;
  clientAddress: string;
  accountId?: string;
}

interface LeasedLimit {
  /** Throws `TooManyRequests` when no point is left. */
  spend: (spender: Spender) => Promise<void>;
  /** Charges a heavy request extra, into the next period if needed. */
  charge: (key: string, points: number) => void;
}

export function createLeasedLimit(rateLimits: RateLimits, limit: Limit): LeasedLimit {
  const accounts = new Map<string, Account>();

  function accountOf(key: string): Account {
    const known = accounts.get(key);
    if (known) return known;
    const [oldest] = accounts.keys();
    if (accounts.size >= MAX_LEASES && oldest !== undefined) accounts.delete(oldest);
    const account = { left: 0, endsAt: 0, isUsedUp: false, leasing: null };
    accounts.set(key, account);
    return account;
  }

  function take(account: Account, { granted, retryAfterSeconds }: Consumed): void {
    account.left = Math.min(account.left, 0) + granted;
    account.isUsedUp = granted === 0;
    account.endsAt = Date.now() + retryAfterSeconds * 1000;
  }

  return {
    charge: (key, points) => {
      if (points < 1) return;
      const account = accountOf(key);
      // Caps the debt at one period: others may share the address.
      account.left = Math.max(account.left - points, -limit.points);
    },
    spend: async ({ key, clientAddress, accountId }) => {
      const account = accountOf(key);
      for (;;) {
        const msLeft = account.endsAt - Date.now();
        if (msLeft > 0 && account.left > 0) {
          account.left -= 1;
          return;
        }
        if (msLeft > 0 && account.isUsedUp) throw new TooManyRequests(Math.ceil(msLeft / 1000));
        account.leasing ??= rateLimits
          .forClient(clientAddress, async () => accountId)
          .consume(limit, key, Math.min(LEASE, limit.points))
          .then((consumed) => take(account, consumed))
          .finally(() => (account.leasing = null));
        await account.leasing;
      }
    },
  };
}
