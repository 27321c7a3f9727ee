import type { ReactNode } from "react";
import { createContext, Suspense, use } from "react";
import { Skeleton } from "../../../ui/page/Skeleton";

/** An offering that takes registrations. */
export interface Joined {
  kind: "WORKSHOP" | "SEASON" | "BATCH";
  id: string;
  title: string;
  priceRupees: number;
  /** The regular price. */
  listPriceRupees?: number | null;
  /** Null without a limit; at 0 people join the waiting list. */
  seatsLeft: number | null;
  /** Shown if it has started. */
  lateNote?: string | null;
}

export interface JoinFormProps {
  joined: Joined;
}

/** The form belongs to a higher feature, so the app provides it. */
export const JoinFormContext = createContext<(joined: Joined) => ReactNode>(() => null);

/** A lazy chunk, but server-rendered with the page. */
export function JoinForm({ joined }: JoinFormProps) {
  const drawForm = use(JoinFormContext);
  return <Suspense fallback={<Skeleton shape="card" count={2} />}>{drawForm(joined)}</Suspense>;
}
