import { setTimeout as sleep } from "node:timers/promises";
import type { QueryResult, QueryResultRow } from "pg";
import { DatabaseClient } from "../database/databaseClient";
import type { ContentCache } from "../core/contentCache";

const RECONNECT_AFTER_MS = 1000;
const SETTLE_WITHIN_MS = 1000;
/** A lost network is silent, so poll to notice it. */
const ASK_EVERY_MS = 5000;
const ANSWERS_WITHIN_MS = 5000;

export class ContentChanges {
  private readonly caches: ContentCache<unknown>[] = [];
  private line: DatabaseClient | null = null;
  private retry: NodeJS.Timeout | undefined;
  private isStopped = false;
  private asking: Promise<boolean> | null = null;
  private lastAnswer: Promise<unknown> = Promise.resolve();

  constructor(private readonly url: string) {}

  /** Clears it on content changes and keeps it empty while notifications could be missed. */
  clears<Value>(cache: ContentCache<Value>): ContentCache<Value> {
    this.caches.push(cache);
    return cache;
  }

  async start(): Promise<void> {
    const line = new DatabaseClient({
      connectionString: this.url,
      answersWithinMs: ANSWERS_WITHIN_MS,
    });
    let wasListening = false;
    const asking = setInterval(() => void this.isDatabaseReady(), ASK_EVERY_MS);
    line.on("notification", () => this.caches.forEach((cache) => cache.clear()));
    line.on("end", () => {
      clearInterval(asking);
      this.caches.forEach((cache) => (wasListening ? cache.setListening(false) : cache.setAway()));
      const pause = wasListening ? 0 : RECONNECT_AFTER_MS;
      if (!this.isStopped) this.retry = setTimeout(() => void this.start(), pause);
    });
    try {
      await line.connect();
      await line.query("LISTEN content_changed");
      this.line = line;
      wasListening = true;
      this.caches.forEach((cache) => cache.setListening(true));
    } catch {
      await line.end().catch(() => {});
    }
  }

  /** Resolves once this process has seen all commits so far: PostgreSQL delivers notifications before its response. */
  async settle(): Promise<void> {
    const asked = this.ask("SELECT 1").then(
      () => true,
      () => false,
    );
    const isSettled = await Promise.race([asked, sleep(SETTLE_WITHIN_MS, false, { ref: false })]);
    if (isSettled === false) this.caches.forEach((cache) => cache.clear());
  }

  /** Whether PostgreSQL is up and writable. Uses its own connection, so it never waits for the pool. */
  async isDatabaseReady(): Promise<boolean> {
    this.asking ??= this.askWhetherReady().finally(() => (this.asking = null));
    return this.asking;
  }

  /** One statement at a time, as a future `pg` requires. */
  private async ask<Row extends QueryResultRow>(text: string): Promise<QueryResult<Row> | undefined> {
    const answer = this.lastAnswer.then(async () => this.line?.query<Row>(text));
    this.lastAnswer = answer.catch(() => {});
    return answer;
  }

  private async askWhetherReady(): Promise<boolean> {
    const text = "SELECT current_setting('transaction_read_only') AS state";
    const answer = await this.ask<{ state: string }>(text).catch(() => null);
    return answer?.rows[0]?.state === "off";
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    await this.line?.end().catch(() => {});
  }
}
