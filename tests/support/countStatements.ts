import pg from "pg";
import { vi } from "vitest";

interface Statement {
  text: string;
  values: unknown[];
}

/** The SQL statements that are sent while `work` runs. */
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

/** What the server writes and asks apart from requests, every so often. */
const BOOKKEEPING = /rate_limits|security_events|security_alerts|transaction_read_only/;

/** How many SQL statements are sent while `work` runs, without the server's bookkeeping. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const statements = await recordStatements(work);
  return statements.filter(({ text }) => !BOOKKEEPING.test(text)).length;
}
