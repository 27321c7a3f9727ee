import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../../ui/Button";
import { ByOwnSeat } from "./ByOwnSeat";
import type { OfferingKey, SeatOrder } from "./OwnSeatContext";

interface SeatLinkProps {
  own: SeatOrder;
  look?: "main" | "plain";
  /** What the seat is in. */
  title: string;
}

export function orderLabel({ isConfirmed }: SeatOrder): string {
  return isConfirmed ? "Your seat" : "Your order";
}

/** Leads to the order of a seat that the person has. */
export function SeatLink({ own, look = "main", title }: SeatLinkProps) {
  return (
    <ButtonLink look={look} to={own.orderPath}>
      {orderLabel(own)}
      <span className="visually-hidden">: {title}</span>
    </ButtonLink>
  );
}

/** Shown beside the offer when the order cannot be loaded. Only a reload retries: browsers cache that a file failed. */
export function SeatUnknown() {
  return (
    <>
      <p role="status">We could not check whether you have a seat here.</p>
      <Button size="small" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </>
  );
}

interface RegisterOrSeatProps extends Omit<SeatLinkProps, "own"> {
  offering: OfferingKey;
  /** The offer. */
  children: ReactNode;
}

/** The offer of a seat, or the link to the order of a person who has one. */
export function RegisterOrSeat({ offering, look, title, children }: RegisterOrSeatProps) {
  return (
    <ByOwnSeat
      offerings={[offering]}
      draw={(own) => (own ? <SeatLink own={own} look={look} title={title} /> : children)}
      drawUnknown={() => (
        <>
          {children}
          <SeatUnknown />
        </>
      )}
    />
  );
}
