import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/Button";
import { ByOwnSeat } from "./ByOwnSeat";
import { SeatUnknown } from "./SeatUnknown";
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

interface RegisterOrSeatProps extends Omit<SeatLinkProps, "own"> {
  offering: OfferingKey;
  /** What sells it. */
  children: ReactNode;
}

/** What sells a seat; for a person who has one, the link to their order in its place. */
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
