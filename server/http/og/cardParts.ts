import type { EntityManager } from "typeorm";
import type { SiteSettings } from "../../features/site/siteSettings.entity";

/** What is written on the picture of a shared page. */
export interface ShareCard {
  academyName: string;
  /** What kind of page it is, or the academy's own line. */
  kicker: string;
  title: string;
  /** Dates, prices or names, in one line. */
  facts: string;
}

export type Finding = Omit<ShareCard, "academyName"> | null;

export interface Wanted {
  manager: EntityManager;
  slug: string;
  site: SiteSettings;
  now: Date;
}

const RUPEES = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const ZONE = "Asia/Kolkata";
export const DAY = new Intl.DateTimeFormat("en-IN", {
  timeZone: ZONE,
  day: "numeric",
  month: "long",
  year: "numeric",
});
export const HOUR = new Intl.DateTimeFormat("en-IN", { timeZone: ZONE, hour: "numeric", minute: "2-digit" });
const BETWEEN = "  ·  ";

export const rupees = (amount: number) => `₹${RUPEES.format(amount)}`;

export function joined(...facts: (string | null)[]): string {
  return facts.filter(Boolean).join(BETWEEN);
}

/** "1 course", "8 courses". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
