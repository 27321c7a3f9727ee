import "reflect-metadata";
import { parseArgs } from "node:util";
import { requireDatabaseUrl } from "../core/config";
import { ConfigError } from "../core/environment";
import { connectDatabase } from "../app/connectDatabase";
import type { ChainHead } from "../platform/audit/verifyAuditChain";
import { verifyAuditChain } from "../platform/audit/verifyAuditChain";
import { runProgram } from "./runProgram";

const USAGE = `Verifies the activity log by its hash chain and prints the chain's head. Keep the head with each backup.
  npm run verify-audit
  npm run verify-audit -- --head 1234:9f86d081…   also detects rows removed from the end since then`;

function readHead(): ChainHead | null {
  try {
    const { values } = parseArgs({ options: { head: { type: "string" } } });
    if (values.head === undefined) return null;
    const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(values.head) ?? [];
    if (position && hash) return { position: Number(position), hash };
  } catch {
    // An unknown option: explain the usage.
  }
  throw new ConfigError(USAGE);
}

/** Exits with 1 when the log fails verification. */
async function verifyAudit(): Promise<void> {
  const known = readHead();
  const dataSource = await connectDatabase({ url: requireDatabaseUrl(), poolSize: 1 });
  try {
    const { problems, head, waiting } = await verifyAuditChain(dataSource.manager, known);
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    const state = problems.length === 0 ? "intact" : "NOT intact";
    process.stdout.write(`The log is ${state}: ${head.position} rows in the chain, ${waiting} waiting.\n`);
    process.stdout.write(`Head: ${head.position}:${head.hash}\n`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await dataSource.destroy();
  }
}

await runProgram(verifyAudit);
