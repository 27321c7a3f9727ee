const MAX_BYTES = 64 * 1024 * 1024;
/** An answer may depend on today's date, so it does not live for long even if nothing changes. */
const MAX_AGE_MS = 60_000;

interface Entry<Value> {
  value: Value;
  bytes: number;
  storedAt: number;
}

/** Finished public answers, forgotten when content changes. */
export class ContentCache<Value> {
  private entries = new Map<string, Entry<Value>>();
  private bytes = 0;
  private generation = 0;
  private isListening = false;

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry || Date.now() - entry.storedAt > MAX_AGE_MS) return undefined;
    return entry.value;
  }

  /** To be taken before the content is read: an answer made from older content is then not stored. */
  ticket(): number {
    return this.generation;
  }

  set(key: string, value: Value, { bytes, ticket }: { bytes: number; ticket: number }): void {
    if (!this.isListening || ticket !== this.generation || bytes > MAX_BYTES / 8) return;
    this.delete(key);
    this.entries.set(key, { value, bytes, storedAt: Date.now() });
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= MAX_BYTES) break;
      this.delete(oldest);
    }
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

  /** Nothing is kept while changes could be missed. */
  setListening(isListening: boolean): void {
    this.clear();
    this.isListening = isListening;
  }
}
