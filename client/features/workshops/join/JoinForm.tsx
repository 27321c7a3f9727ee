import type { ReactNode } from "react";
import { createContext, Suspense, use } from "react";
import { Skeleton } from "../../../ui/page/Skeleton";

export interface Joined {
  kind: "WORKSHOP" | "SEASON" | "BATCH";
  id: string;
  title: string;
  priceRupees: number;
  listPriceRupees?: number | null;
  /** Null without a limit; at 0 people join the waiting list. */
  seatsLeft: number | null;
  lateNote?: string | null;
}

export interface JoinFormProps {
  joined: Joined;
}

/** The app provides the form, because it belongs to a higher feature. */
export const JoinFormContext = createContext<(joined: Joined) => ReactNode>(() => null);

/** A lazy chunk, but server-rendered with the page. */
export function JoinForm({ joined }: JoinFormProps) {
  const drawForm = use(JoinFormContext);
  return <Suspense fallback={<Skeleton shape="card" count={2} />}>{drawForm(joined)}</Suspense>;
}
