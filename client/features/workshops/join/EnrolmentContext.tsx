import type { ReactNode } from "react";
import { createContext, Suspense, use } from "react";
import { useIsHydrated } from "../../../hooks/useIsHydrated";
import { LazyPart } from "../../../startup/LazyPart";
import { Skeleton } from "../../../ui/page/Skeleton";
import { useIsSignedIn } from "../../auth/useViewer";
import type { OfferingKey, PricedOffering, TakenSeat } from "./offering";

export interface OwnSeatProps {
  offerings: OfferingKey[];
  /** Gets the seat in the first of these offerings; null without one. */
  draw: (seat: TakenSeat | null) => ReactNode;
  /** For a chunk that fails to load; by default as without an order. */
  drawUnknown?: () => ReactNode;
}

interface Enrolment {
  drawForm: (offering: PricedOffering) => ReactNode;
  drawOwnSeat: (props: OwnSeatProps) => ReactNode;
}

/** The app provides the form and the query for one's orders, which belong to a higher feature. */
export const EnrolmentContext = createContext<Enrolment>({
  drawForm: () => null,
  drawOwnSeat: ({ draw }) => draw(null),
});

export interface JoinFormProps {
  offering: PricedOffering;
}

/** A lazy chunk, but server-rendered for visitors; who is signed in shares the server's page. */
export function JoinForm({ offering }: JoinFormProps) {
  const { drawForm } = use(EnrolmentContext);
  const isHydrated = useIsHydrated();
  const asking = <Skeleton shape="card" count={2} />;
  if (useIsSignedIn() && !isHydrated) return asking;
  return <LazyPart fallback={asking}>{drawForm(offering)}</LazyPart>;
}

interface ByOwnSeatProps extends OwnSeatProps {
  whileAsking?: ReactNode;
}

/** Queries for signed-in people only, in the browser: who is signed in shares the server's page. */
export function ByOwnSeat({ whileAsking, ...props }: ByOwnSeatProps) {
  const { drawOwnSeat } = use(EnrolmentContext);
  const isHydrated = useIsHydrated();
  if (!useIsSignedIn()) return props.draw(null);
  const asking = whileAsking ?? props.draw(null);
  return isHydrated ? <Suspense fallback={asking}>{drawOwnSeat(props)}</Suspense> : asking;
}
