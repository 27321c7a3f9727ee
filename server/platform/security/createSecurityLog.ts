import type { DataSource } from "typeorm";
import { MINUTE_MS } from "../../core/clock";
import type { Services } from "../context";
import type { Log } from "../../core/log";
import { networkOf } from "./networkOf";
import { sendSecurityAlerts } from "./sendSecurityAlerts";
import { SecurityEvent, SecurityEventKind } from "./securityEvent.entity";
import type { SecurityLog } from "./securityLog";

type Row = Omit<SecurityEvent, "id">;

const FLUSH_AFTER_MS = 500;
const RETRY_AFTER_MS = 5000;
/** An attack fills this many rows of a kind in a minute and process; the rest is summed up until the minute is over. */
const MAX_ROWS_PER_MINUTE = 120;
/** Of a kind, in memory. */
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

/** Without the client and the account. Of the detail our own first word stays: alerts count by it, and there are few. */
function summedUp(row: Row): Row {
  if (ALWAYS_WHOLE.has(row.kind)) return row;
  const [detail = ""] = row.detail.split(" ", 1);
  return { ...row, detail, accountId: null, recordId: null, network: "" };
}

/** Counts the rows that each kind of event has filled in this minute. */
function createRowBudget() {
  let endsAt = 0;
  const used = new Map<SecurityEventKind, number>();
  return {
    /** Whether one more row of this kind may be written now. */
    take: (kind: SecurityEventKind): boolean => {
      if (ALWAYS_WHOLE.has(kind)) return true;
      const now = Date.now();
      if (now >= endsAt) {
        endsAt = now + MINUTE_MS;
        used.clear();
      }
      const count = used.get(kind) ?? 0;
      used.set(kind, count + 1);
      return count < MAX_ROWS_PER_MINUTE;
    },
    msLeft: () => Math.max(0, endsAt - Date.now()),
  };
}

/** Equal events that wait are one row; noise of one kind crowds out no other. */
function createWaitingRows() {
  const kinds = new Map<SecurityEventKind, Map<string, Row>>();

  function add(row: Row): void {
    const rows = kinds.get(row.kind) ?? new Map<string, Row>();
    kinds.set(row.kind, rows);
    const kept = rows.size < MAX_WAITING ? row : summedUp(row);
    const same = rows.get(keyOf(kept));
    if (same) same.count += kept.count;
    else rows.set(keyOf(kept), kept);
  }

  function takeAll(): Row[] {
    const rows = [...kinds.values()].flatMap((waiting) => [...waiting.values()]);
    kinds.clear();
    return rows;
  }

  return { add, takeAll, isEmpty: () => kinds.size === 0 };
}

export function createSecurityLog(services: () => Services): SecurityLog {
  const waiting = createWaitingRows();
  const budget = createRowBudget();
  let timer: NodeJS.Timeout | null = null;
  let writesAt = 0;
  let writing = Promise.resolve();
  let log: Log | null = null;

  /** The rows within the budget; the others wait, summed up. */
  function takeRows(): Row[] {
    const rows = waiting.takeAll();
    const within = rows.filter(({ kind }) => budget.take(kind));
    const taken = new Set(within);
    for (const row of rows) if (!taken.has(row)) waiting.add(summedUp(row));
    return within;
  }

  async function write(dataSource: DataSource, rows: Row[]): Promise<void> {
    await dataSource.manager.insert(SecurityEvent, rows);
    for (const { kind, at: _at, ...row } of rows) log?.warn(row, `security.${kind.toLowerCase()}`);
  }

  async function writeRows(rows: Row[]): Promise<void> {
    if (rows.length === 0) return;
    try {
      await write(services().dataSource, rows);
    } catch {
      // Without a database they wait in memory, summed up.
      for (const row of rows) waiting.add(row);
      schedule(RETRY_AFTER_MS);
      return;
    }
    await sendSecurityAlerts(services(), rows).catch(() => log?.warn({}, "security.alert_failed"));
  }

  function stopTimer(): void {
    if (timer) clearTimeout(timer);
    timer = null;
  }

  /** One write after the other, so that a flush waits for the one under way as well. */
  async function writeInTurn(choose: () => Row[]): Promise<void> {
    writing = writing.then(async () => {
      stopTimer();
      await writeRows(choose());
    });
    return writing;
  }

  function chooseSome(): Row[] {
    const rows = takeRows();
    if (!waiting.isEmpty()) schedule(budget.msLeft());
    return rows;
  }

  function schedule(afterMs: number): void {
    const at = Date.now() + afterMs;
    if (timer && writesAt <= at) return;
    stopTimer();
    writesAt = at;
    timer = setTimeout(() => void writeInTurn(chooseSome), afterMs).unref();
  }

  return {
    flush: async () => writeInTurn(() => [...takeRows(), ...waiting.takeAll()]),
    reportTo: (given) => {
      log = given;
    },
    note: ({ kind, detail, clientAddress, accountId = null, recordId = null, count = 1 }) => {
      const network = clientAddress ? networkOf(clientAddress) : "";
      const row = { kind, detail, accountId, recordId, network, at: services().clock.now(), count };
      waiting.add(row);
      schedule(FLUSH_AFTER_MS);
    },
  };
}
