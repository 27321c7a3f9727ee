import pg from "pg";
import { vi } from "vitest";

/** How many SQL statements are sent while `work` runs; the request counts, drawn every so often, left out. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    const statements = query.mock.calls.map(([first]: unknown[]) => JSON.stringify(first));
    return statements.filter((statement) => !statement.includes("rate_limits")).length;
  } finally {
    query.mockRestore();
  }
}
