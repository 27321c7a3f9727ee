import type { PlayerReport } from "./Player";
import type { SecondsRange } from "./secondsRanges";
import { mergeRanges } from "./secondsRanges";

/** Timers and messages are late on a busy device. */
const TOLERANCE_SECONDS = 1;

/** Derives from a player's reports which seconds were played. A jump is longer than the time that passed, and does not count. */
export class WatchLog {
  /** Where the player is. */
  seconds: number;
  isPlaying = false;
  #rate = 1;
  #reportedAt = 0;
  #played: SecondsRange[] = [];

  constructor(startSeconds: number) {
    this.seconds = startSeconds;
  }

  /** `now` in milliseconds of a clock that nobody sets, such as `performance.now()`. */
  note(report: PlayerReport, now: number): void {
    const seconds = report.seconds ?? this.seconds;
    const step = seconds - this.seconds;
    const elapsed = (now - this.#reportedAt) / 1000;
    if (this.isPlaying && step > 0 && step <= elapsed * this.#rate + TOLERANCE_SECONDS)
      this.#played.push({ from: this.seconds, to: seconds });
    // A report without a time says nothing of how far the player came.
    if (report.seconds !== undefined || !this.isPlaying) this.#reportedAt = now;
    this.seconds = seconds;
    this.isPlaying = report.isPlaying ?? this.isPlaying;
    this.#rate = report.rate ?? this.#rate;
  }

  /** What was played since the last call, in whole seconds. */
  take(): SecondsRange[] {
    const played = mergeRanges(this.#played).map(({ from, to }) => ({
      from: Math.round(from),
      to: Math.round(to),
    }));
    this.#played = [];
    return played.filter(({ from, to }) => from < to);
  }
}
