import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../../ui/Button";
import { JumpLink } from "../../../ui/page/JumpLink";
import type { OfferingKey, SeatOrder } from "./ByOwnSeat";
import { ByOwnSeat } from "./ByOwnSeat";
import type { Joined } from "./JoinForm";

interface SeatLinkProps {
  own: SeatOrder;
  look?: "main" | "plain";
  title: string;
}

export function orderLabel({ isConfirmed }: SeatOrder): string {
  return isConfirmed ? "Your seat" : "Your order";
}

export function SeatLink({ own, look = "main", title }: SeatLinkProps) {
  return (
    <ButtonLink look={look} to={own.orderPath}>
      {orderLabel(own)}
      <span className="visually-hidden">: {title}</span>
    </ButtonLink>
  );
}

/** Only a reload retries, because browsers cache a failed module. */
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
  children: ReactNode;
}

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

interface JoinLabelProps {
  /** Null without a limit, or while enough are left. */
  seatsLeft: number | null;
  label?: string;
  isShort?: boolean;
}

/** Offers the waiting list once every seat is taken. */
export function joinLabel({ seatsLeft, label = "Register", isShort = false }: JoinLabelProps): string {
  if (seatsLeft !== 0) return label;
  return isShort ? "Waiting list" : "Join the waiting list";
}

interface JoinCallProps {
  offering: Pick<Joined, "kind" | "id" | "title" | "seatsLeft">;
  to: string;
  /** "short" has a visually hidden title, for lists. */
  look?: "main" | "plain" | "short";
  label?: string;
  name?: string;
  children?: ReactNode;
}

export function JoinCall({ offering, to, look = "main", label, name, children }: JoinCallProps) {
  const { title, seatsLeft } = offering;
  const isShort = look === "short";
  const buttonLook = isShort ? "plain" : look;
  const what = (
    <>
      {joinLabel({ seatsLeft, label, isShort })}
      {name && ` for ${name}`}
      {isShort && <span className="visually-hidden"> for {title}</span>}
    </>
  );
  return (
    <RegisterOrSeat offering={offering} look={buttonLook} title={title}>
      {to.startsWith("#") ? (
        <JumpLink look={buttonLook} to={to.slice(1)}>
          {what}
        </JumpLink>
      ) : (
        <ButtonLink look={buttonLook} to={to}>
          {what}
        </ButtonLink>
      )}
      {children}
    </RegisterOrSeat>
  );
}
