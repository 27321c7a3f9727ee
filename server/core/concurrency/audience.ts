import { ClientGone } from "../errors";
import { untilAborted } from "./abandon";

/** The clients that wait for shared work; aborts its signal when the last one leaves before it is done. */
export class Audience {
  private readonly controller = new AbortController();
  private waiting = 0;

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  async wait<Result>(work: Promise<Result>, client: AbortSignal): Promise<Result> {
    this.waiting += 1;
    try {
      return await untilAborted(work, client);
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0 && client.aborted) this.controller.abort(new ClientGone());
    }
  }
}
