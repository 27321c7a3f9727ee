import { DAY_MS } from "../core/clock";
export interface Retention {
  messagesKeptMonths: number;
  unpaidOrdersKeptMonths: number;
  /** Counts from sending; failed e-mails stay twice as long. */
  emailsKeptDays: number;
  /** Security events, and the network behind each entry of the activity log. */
  securityKeptDays: number;
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The same day of an earlier month, or that month's last day. */
export function monthsBefore(now: Date, months: number): Date {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = new Date(now);
  date.setUTCFullYear(year, month, Math.min(now.getUTCDate(), lastDay));
  return date;
}

/** Rows per statement of a sweep, to keep locks short. */
export const SWEPT_AT_ONCE = 1000;

/** Repeats a statement that takes up to `SWEPT_AT_ONCE` rows until none are left; returns the total. */
export async function sweepInBatches(takeSome: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let taken = SWEPT_AT_ONCE; taken === SWEPT_AT_ONCE; all += taken) taken = await takeSome();
  return all;
}
