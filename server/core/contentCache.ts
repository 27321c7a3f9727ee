import { MINUTE_MS } from "./clock";
import type { Audience } from "./concurrency/audience";
import type { Clock } from "./clock";

const MAX_BYTES = 64 * 1024 * 1024;
const LAST_KNOWN_MINUTES = 60;

interface Ticket {
  generation: number;
  minute: number;
}

interface Entry<Value> {
  value: Value;
  bytes: number;
  minute: number;
}

interface Making<Value> {
  ticket: Ticket;
  /** Null if it failed or became private. */
  value: Promise<Value | null>;
  audience: Audience;
}

/** Cached until content changes or the minute ends: staff date starts and ends to whole minutes. */
export class ContentCache<Value> {
  private entries = new Map<string, Entry<Value>>();
  private makings = new Map<string, Making<Value>>();
  private bytes = 0;
  private generation = 0;
  private isListening = false;
  private isAway = false;

  constructor(
    private readonly clock: Clock,
    private readonly maxBytes = MAX_BYTES,
  ) {}

  private minute(): number {
    return Math.floor(this.clock.now().getTime() / MINUTE_MS);
  }

  get(key: string): Value | undefined {
    const entry = this.isListening ? this.entries.get(key) : undefined;
    return entry?.minute === this.minute() ? entry.value : undefined;
  }

  /** Take it before reading content: responses made from older content are then not stored. */
  ticket(): Ticket {
    return { generation: this.generation, minute: this.minute() };
  }

  set(key: string, value: Value, { bytes, ticket }: { bytes: number; ticket: Ticket }): void {
    if (!this.isListening || ticket.generation !== this.generation || bytes > this.maxBytes / 8) return;
    this.delete(key);
    this.entries.set(key, { value, bytes, minute: ticket.minute });
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.delete(oldest);
    }
  }

  inMaking(key: string, client: AbortSignal): Promise<Value | null> | undefined {
    const making = this.makings.get(key);
    const { generation, minute } = making?.ticket ?? {};
    if (!this.isListening || generation !== this.generation || minute !== this.minute()) return undefined;
    return making?.audience.wait(making.value, client);
  }

  /** Deduplicates concurrent requests: later ones await this one. */
  setInMaking(key: string, wanted: Making<Value>): void {
    const making = { ...wanted, value: wanted.value.catch(() => null) };
    this.makings.set(key, making);
    void making.value.then(() => {
      if (this.makings.get(key) === making) this.makings.delete(key);
    });
  }

  private delete(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }

  clear(): void {
    this.generation += 1;
    this.entries.clear();
    this.bytes = 0;
  }

  /** Gives and stores nothing while changes could be missed; forgets what they could have changed once they are heard. */
  setListening(isListening: boolean): void {
    this.isListening = isListening;
    this.isAway = false;
    if (isListening) this.clear();
  }

  /** The database does not answer, so nothing changes either: see `lastKnown`. */
  setAway(): void {
    this.isAway = true;
  }

  /** What was given last, at most an hour ago; only while the database is away. Never for a session. */
  lastKnown(key: string): Value | undefined {
    const entry = this.isAway ? this.entries.get(key) : undefined;
    return entry && this.minute() - entry.minute <= LAST_KNOWN_MINUTES ? entry.value : undefined;
  }
}
