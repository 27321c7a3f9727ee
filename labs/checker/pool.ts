import type { CheckReport, Job } from "../engine/jobs";
import type { Child, JobLimits } from "./child";
import { deferred } from "./deferred";

/** The queue is full, also of one person, or the checker stops. */
export class BusyError extends Error {
  constructor() {
    super("The checker is busy.");
  }
}

export interface PoolOptions {
  startChild: () => Child;
  /** How many run at once. */
  size: number;
  /** How many wait, loaded, for a job. */
  spares: number;
  queueLimit: number;
}

export interface RunOptions {
  /** Aborted when the client has gone. */
  signal: AbortSignal;
  /** In place of the child's own. */
  limits?: Partial<JobLimits>;
  /** One of a person's jobs runs at a time, and people take turns. Without it, a job is a person of its own. */
  owner?: Owner | undefined;
}

type Owner = string | symbol;

interface Waiting {
  owner: Owner;
  wake: () => void;
}

/** Said of a check whose child was killed for it, whether it ran or was still starting. */
const GONE = "The client has gone.";
const WAITING_OF_ONE = 2;
const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 30_000;

export class Pool {
  readonly #options: PoolOptions;
  readonly #spares: Child[] = [];
  readonly #running = new Set<Child>();
  readonly #queue: Waiting[] = [];
  /** Who has a turn now. */
  readonly #owners = new Set<Owner>();
  /** Who had one, the latest last. */
  readonly #served = new Set<Owner>();
  #retryMs = FIRST_RETRY_MS;
  #retry: NodeJS.Timeout | undefined;
  #isStopping = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#refill();
  }

  get state(): { running: number; waiting: number; spares: number } {
    return { running: this.#owners.size, waiting: this.#queue.length, spares: this.#spares.length };
  }

  async run(job: Job, { signal, limits, owner = Symbol("job") }: RunOptions): Promise<CheckReport> {
    await this.#takeTurn(owner, signal);
    const child = this.#spares.shift() ?? this.#options.startChild();
    this.#running.add(child);
    const kill = () => child.kill();
    signal.addEventListener("abort", kill, { once: true });
    if (signal.aborted) kill();
    this.#refill();
    try {
      const report = await child.run(job, limits);
      if (!signal.aborted) return report;
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      signal.removeEventListener("abort", kill);
      this.#running.delete(child);
      this.#giveTurn(owner);
    }
    throw new Error(GONE);
  }

  /** Ends what waits at once, and what runs when it is done or the time is over. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#retry);
    for (const spare of this.#spares) spare.kill();
    for (const { wake } of this.#queue.splice(0)) wake();
    const timer = setTimeout(() => this.#running.forEach((child) => child.kill()), graceMs);
    await Promise.all([...this.#running, ...this.#spares].map(({ exited }) => exited));
    clearTimeout(timer);
  }

  async #takeTurn(owner: Owner, signal: AbortSignal): Promise<void> {
    if (this.#isStopping) throw new BusyError();
    if (this.#owners.size < this.#options.size && !this.#owners.has(owner)) {
      this.#start(owner);
      return;
    }
    const own = this.#queue.filter((waiting) => waiting.owner === owner);
    if (own.length >= WAITING_OF_ONE || this.#queue.length >= this.#options.queueLimit) throw new BusyError();
    const turn = deferred<void>();
    const waiting = { owner, wake: turn.resolve };
    const leave = () => {
      const index = this.#queue.indexOf(waiting);
      if (index >= 0) this.#queue.splice(index, 1);
      turn.reject(new Error(GONE));
    };
    this.#queue.push(waiting);
    signal.addEventListener("abort", leave, { once: true });
    await turn.promise;
    signal.removeEventListener("abort", leave);
    if (this.#isStopping) throw new BusyError();
  }

  #start(owner: Owner): void {
    this.#owners.add(owner);
    this.#served.delete(owner);
    this.#served.add(owner);
  }

  #giveTurn(owner: Owner): void {
    this.#owners.delete(owner);
    const next = this.#findNext();
    if (next) {
      this.#queue.splice(this.#queue.indexOf(next), 1);
      this.#start(next.owner);
      next.wake();
    }
    // Forgotten earlier, people who send one job after the other would pass those who wait with two.
    if (this.#queue.length === 0) this.#served.clear();
  }

  /** Of those who have no turn, the one whose last is the longest ago. */
  #findNext(): Waiting | undefined {
    const places = new Map([...this.#served].map((owner, place) => [owner, place]));
    const placeOf = ({ owner }: Waiting) => places.get(owner) ?? -1;
    const ready = this.#queue.filter(({ owner }) => !this.#owners.has(owner));
    return ready.reduce<Waiting | undefined>(
      (best, one) => (best && placeOf(best) <= placeOf(one) ? best : one),
      undefined,
    );
  }

  #refill(): void {
    if (this.#isStopping || this.#retry) return;
    while (this.#spares.length < this.#options.spares) this.#addSpare();
  }

  /** A spare that dies is replaced, more and more slowly while none starts. */
  #addSpare(): void {
    const child = this.#options.startChild();
    this.#spares.push(child);
    void child.ready.then((isReady) => {
      if (isReady) this.#retryMs = FIRST_RETRY_MS;
    });
    void child.exited.then(() => {
      const index = this.#spares.indexOf(child);
      if (index < 0 || this.#isStopping) return;
      this.#spares.splice(index, 1);
      this.#retry ??= setTimeout(() => {
        this.#retry = undefined;
        this.#refill();
      }, this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
    });
  }
}
