import { MINUTE_MS } from "./clock";
import type { Audience } from "./concurrency/audience";
import type { Clock } from "./clock";

const MAX_BYTES = 64 * 1024 * 1024;

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

  constructor(
    private readonly clock: Clock,
    private readonly maxBytes = MAX_BYTES,
  ) {}

  private minute(): number {
    return Math.floor(this.clock.now().getTime() / MINUTE_MS);
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
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

  /** Caches nothing while invalidations could be missed. */
  setListening(isListening: boolean): void {
    this.clear();
    this.isListening = isListening;
  }
}
