import type { DataSource } from "typeorm";
import type { Services } from "../../graphql/context";
import { networkOf } from "./networkOf";
import { sendSecurityAlerts } from "./sendSecurityAlerts";
import { SecurityEvent, SecurityEventKind } from "./securityEvent.entity";
import type { Log, SecurityLog } from "./securityLog";

type Row = Omit<SecurityEvent, "id">;

const FLUSH_AFTER_MS = 500;
const RETRY_AFTER_MS = 5000;
const MINUTE_MS = 60_000;
/** An attack fills this many rows a minute and process; the rest of it becomes one row per kind and flush. */
const MAX_ROWS_PER_MINUTE = 120;
const MAX_WAITING = 1000;

/** What only staff and owners can cause is never summed up. */
const ALWAYS_WHOLE = new Set([
  SecurityEventKind.PERSONAL_DATA_READ,
  SecurityEventKind.PERSONAL_DATA_EXPORTED,
  SecurityEventKind.PASSWORD_RESET,
]);

function keyOf({ kind, detail, accountId, recordId, network }: Row): string {
  return [kind, detail, accountId, recordId, network].join("|");
}

function summedUp(row: Row): Row {
  return ALWAYS_WHOLE.has(row.kind)
    ? row
    : { ...row, detail: "", accountId: null, recordId: null, network: "" };
}

function add(rows: Map<string, Row>, row: Row): void {
  const same = rows.get(keyOf(row));
  if (same) same.count += row.count;
  else rows.set(keyOf(row), row);
}

/** Sums up the rows beyond `left`, one per kind. */
function boundRows(rows: Iterable<Row>, left: number): Row[] {
  const bounded = new Map<string, Row>();
  for (const row of rows) add(bounded, bounded.size < left ? row : summedUp(row));
  return [...bounded.values()];
}

export function createSecurityLog(services: () => Services): SecurityLog {
  const waiting = new Map<string, Row>();
  let timer: NodeJS.Timeout | null = null;
  let log: Log | null = null;
  let minute = { startedAt: 0, rows: 0 };

  function take(): Row[] {
    if (Date.now() - minute.startedAt >= MINUTE_MS) minute = { startedAt: Date.now(), rows: 0 };
    const rows = boundRows(waiting.values(), MAX_ROWS_PER_MINUTE - minute.rows);
    waiting.clear();
    minute.rows += rows.length;
    return rows;
  }

  async function write(dataSource: DataSource, rows: Row[]): Promise<void> {
    await dataSource.manager.insert(SecurityEvent, rows);
    for (const { kind, at: _at, ...row } of rows) log?.warn(row, `security.${kind.toLowerCase()}`);
  }

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const rows = take();
    if (rows.length === 0) return;
    try {
      await write(services().dataSource, rows);
    } catch {
      // Without a database they wait in memory, summed up.
      for (const row of rows) add(waiting, row);
      schedule(RETRY_AFTER_MS);
      return;
    }
    await sendSecurityAlerts(services(), rows).catch(() => log?.warn({}, "security.alert_failed"));
  }

  function schedule(afterMs: number): void {
    timer ??= setTimeout(() => void flush(), afterMs).unref();
  }

  return {
    flush,
    reportTo: (given) => {
      log = given;
    },
    note: ({ kind, detail, clientAddress, accountId = null, recordId = null }) => {
      const network = clientAddress ? networkOf(clientAddress) : "";
      const row = { kind, detail, accountId, recordId, network, at: services().clock.now(), count: 1 };
      add(waiting, waiting.size < MAX_WAITING ? row : summedUp(row));
      schedule(FLUSH_AFTER_MS);
    },
  };
}
