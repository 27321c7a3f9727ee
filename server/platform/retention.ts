import { DAY_MS } from "../core/clock";
/** How long personal data is kept after its last use, as staff set it. */
export interface Retention {
  /** Contact messages, after the last change. */
  messagesKeptMonths: number;
  /** Orders without a payment, after they ended. */
  unpaidOrdersKeptMonths: number;
  /** E-mails, after they were sent; failed ones twice as long. */
  emailsKeptDays: number;
  /** Security events, and from which network each operation in the log of activity came. */
  securityKeptDays: number;
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The same day of an earlier month, or its last day. */
export function monthsBefore(now: Date, months: number): Date {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = new Date(now);
  date.setUTCFullYear(year, month, Math.min(now.getUTCDate(), lastDay));
  return date;
}

/** Rows that one statement of a sweep takes, so that no other work waits for long. */
export const SWEPT_AT_ONCE = 1000;

/** Repeats a statement that takes at most `SWEPT_AT_ONCE` rows until none are left; answers how many there were. */
export async function sweepInBatches(takeSome: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let taken = SWEPT_AT_ONCE; taken === SWEPT_AT_ONCE; all += taken) taken = await takeSome();
  return all;
}
