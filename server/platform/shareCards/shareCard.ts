import type { EntityManager } from "typeorm";
import type { Drawing } from "../covers/coverPath";
import type { Academy } from "../readAcademy";

export interface ShareCard {
  academyName: string;
  /** The kind of page, or the academy's tagline. */
  kicker: string;
  title: string;
  facts: string;
  /** Beside the title; without one, the staircase is. */
  cover?: Drawing;
}

export interface SharedPage {
  kind: string;
  slug: string;
  now: Date;
}

interface WantedCard {
  manager: EntityManager;
  slug: string;
  academy: Academy;
  now: Date;
}

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

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
