import type { ReactNode } from "react";
import { ButtonLink } from "../../../ui/Button";
import { JumpLink } from "../../../ui/page/JumpLink";
import type { Joined } from "./JoinFormContext";
import { RegisterOrSeat } from "./RegisterOrSeat";

interface JoinLabelProps {
  /** Null where any number may join, or more are left than are shown. */
  seatsLeft: number | null;
  /** The label while seats are left. */
  label?: string;
  isShort?: boolean;
}

/** "Register", or the waiting list once every seat is taken. */
export function joinLabel({ seatsLeft, label = "Register", isShort = false }: JoinLabelProps): string {
  if (seatsLeft !== 0) return label;
  return isShort ? "Waiting list" : "Join the waiting list";
}

interface JoinCallProps {
  offering: Pick<Joined, "kind" | "id" | "title" | "seatsLeft">;
  /** The form: "#join" on this page, or the address of another page. */
  to: string;
  /** "short" is for lists: a plain button, whose title only screen readers hear. */
  look?: "main" | "plain" | "short";
  label?: string;
  /** Ends the label, such as "Register for Batch 2". */
  name?: string;
  /** Below the link. */
  children?: ReactNode;
}

/** Leads to the form that registers for a seat or the waiting list, or to the order of a person who has one. */
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
