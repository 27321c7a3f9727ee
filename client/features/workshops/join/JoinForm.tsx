import type { ReactNode } from "react";
import { createContext, Suspense, use } from "react";
import { Skeleton } from "../../../ui/page/Skeleton";

/** What somebody registers for: a place in it, at this price. */
export interface Joined {
  kind: "WORKSHOP" | "SEASON" | "BATCH";
  id: string;
  title: string;
  priceRupees: number;
  /** What it usually costs. */
  listPriceRupees?: number | null;
  /** Null where any number may join; at none left one waits in line. */
  seatsLeft: number | null;
  /** What to know about joining late, where it has started. */
  lateNote?: string | null;
}

export interface JoinFormProps {
  joined: Joined;
}

/** Draws the form that registers, which stands on a floor above the pages that show it; so the app hands it down. */
export const JoinFormContext = createContext<(joined: Joined) => ReactNode>(() => null);

/** Where somebody registers; its code comes after the page's own, its text is in the page from the start. */
export function JoinForm({ joined }: JoinFormProps) {
  const drawForm = use(JoinFormContext);
  return <Suspense fallback={<Skeleton shape="card" count={2} />}>{drawForm(joined)}</Suspense>;
}
