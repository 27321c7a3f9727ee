const SENT_AT_ONCE = 500;
const EVERY_MS = 20;

/** A worker that computes has no timers, so output leaves at once, until there is so much that it is collected. */
export class OutputSender {
  readonly #send: (text: string) => void;
  readonly #decoder = new TextDecoder();
  #text = "";
  #sent = 0;
  #sentAt = 0;

  constructor(send: (text: string) => void) {
    this.#send = send;
  }

  write(bytes: Uint8Array): void {
    this.#text += this.#decoder.decode(bytes, { stream: true });
    if (this.#sent < SENT_AT_ONCE || performance.now() - this.#sentAt > EVERY_MS) this.flush();
  }

  flush(): void {
    if (this.#text === "") return;
    this.#send(this.#text);
    this.#text = "";
    this.#sent++;
    this.#sentAt = performance.now();
  }

  startOver(): void {
    this.#text = "";
    this.#sent = 0;
  }
}
