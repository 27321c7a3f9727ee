import pg from "pg";
import { vi } from "vitest";

interface Statement {
  text: string;
  values: unknown[];
}

export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return query.mock.calls.map(([first]: unknown[]) => {
      const { text, values = [] } = (
        typeof first === "string" ? { text: first } : first
      ) as Partial<Statement>;
      return { text: text ?? "", values };
    });
  } finally {
    query.mockRestore();
  }
}

/** Periodic statements outside requests. */
const BOOKKEEPING = /rate_limits|security_events|security_alerts|transaction_read_only/;

export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const statements = await recordStatements(work);
  return statements.filter(({ text }) => !BOOKKEEPING.test(text)).length;
}
