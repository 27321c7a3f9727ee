import type { EntityManager } from "typeorm";
import type { Academy } from "../readAcademy";

/** What is written on the picture of a shared page. */
export interface ShareCard {
  academyName: string;
  /** What kind of page it is, or the academy's own line. */
  kicker: string;
  title: string;
  /** Dates, prices or names, in one line. */
  facts: string;
}

/** A page, by its picture's address. */
export interface SharedPage {
  kind: string;
  slug: string;
  now: Date;
}

interface WantedCard {
  manager: EntityManager;
  /** The last part of the picture's address. */
  slug: string;
  academy: Academy;
  now: Date;
}

/** Finds what a page's picture says; null where a visitor finds no such page. */
export type FindShareCard = (wanted: WantedCard) => Promise<Omit<ShareCard, "academyName"> | null>;

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
