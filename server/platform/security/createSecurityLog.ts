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
/** Per kind, minute and process; further events are aggregated until the minute is over. */
const MAX_ROWS_PER_MINUTE = 120;
const MAX_WAITING = 1000;

/** Only staff and owners cause these, so they are never aggregated. */
const ALWAYS_WHOLE = new Set([
  SecurityEventKind.PERSONAL_DATA_READ,
  SecurityEventKind.PERSONAL_DATA_EXPORTED,
  SecurityEventKind.PASSWORD_RESET,
]);

function keyOf({ kind, detail, accountId, recordId, network }: Row): string {
  return [kind, detail, accountId, recordId, network].join("|");
}

/** Keeps the detail's first word, which alerts count by and which has few values. */
function summedUp(row: Row): Row {
  if (ALWAYS_WHOLE.has(row.kind)) return row;
  const [detail = ""] = row.detail.split(" ", 1);
  return { ...row, detail, accountId: null, recordId: null, network: "" };
}

function createRowBudget() {
  let endsAt = 0;
  const used = new Map<SecurityEventKind, number>();
  return {
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

/** Merges equal waiting events; noise of one kind crowds out no other. */
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
      // While the database is down, events wait in memory, aggregated.
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

  /** Serialises writes, so that a flush also awaits a running one. */
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
