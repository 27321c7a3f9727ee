import type { ReactNode } from "react";
import { paths } from "../../../paths";
import { Button, ButtonLink } from "../../../ui/Button";
import { JumpLink } from "../../../ui/page/JumpLink";
import { PriceRow, PriceTag } from "../../../ui/text/PriceTag";
import type { SeatOrder } from "./EnrolmentContext";
import { ByOwnSeat } from "./EnrolmentContext";
import styles from "./Join.module.css";
import type { Call, Offering } from "./offering";
import { joinLabel } from "./offering";

export function orderLabel({ isConfirmed }: SeatOrder): string {
  return isConfirmed ? "Your seat" : "Your order";
}

interface SeatLinkProps {
  own: SeatOrder;
  look?: "main" | "plain";
  title: string;
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

interface AskAboutNextProps {
  name: string;
  look?: "main" | "plain";
}

/** Replaces the action of what cannot be joined any more. */
export function AskAboutNext({ name, look = "plain" }: AskAboutNextProps) {
  return (
    <ButtonLink look={look} to={paths.contactAbout(name)}>
      Ask us about the next one
    </ButtonLink>
  );
}

interface ActionProps {
  /** The form's address, its "#anchor" on this page, or a function that opens it. */
  to: string | (() => void);
  look: "main" | "plain";
  children: ReactNode;
}

function Action({ to, look, children }: ActionProps) {
  if (typeof to === "function")
    return (
      <span className={styles.scripted}>
        <Button look={look} onClick={to}>
          {children}
        </Button>
      </span>
    );
  if (to.startsWith("#"))
    return (
      <JumpLink look={look} to={to.slice(1)}>
        {children}
      </JumpLink>
    );
  return (
    <ButtonLink look={look} to={to}>
      {children}
    </ButtonLink>
  );
}

interface JoinProps {
  offering: Offering;
  /** Null if it takes no registrations. */
  to: ActionProps["to"] | null;
  /**
   * "main", "plain" and "short" are the action alone, "short" with fewer words for lists; "row" is the
   * price with a short action; "bar" has name and price, and sticks to the bottom until the form scrolls
   * into view.
   */
  layout?: "main" | "plain" | "short" | "row" | "bar";
  call?: Call;
  /** Names the offering in the label. Lists do so for screen readers. */
  name?: string;
  /** Replaces name and price in the bar. */
  banner?: string;
  /** Follows the action of people without a seat. */
  children?: ReactNode;
}

function JoinAction({ offering, to, layout, call = "Register", name, children }: JoinProps) {
  if (to === null) return null;
  const isShort = layout === "short" || layout === "row";
  const isListed = isShort || typeof to === "function";
  const look = isShort || layout === "plain" ? "plain" : "main";
  const register = (
    <>
      <Action to={to} look={look}>
        {joinLabel(offering, call, isShort)}
        {name && ` for ${name}`}
        {isListed && <span className="visually-hidden"> for {offering.title}</span>}
      </Action>
      {children}
    </>
  );
  return (
    <ByOwnSeat
      offerings={[offering]}
      draw={(own) => (own ? <SeatLink own={own} look={look} title={offering.title} /> : register)}
      drawUnknown={() => (
        <>
          {register}
          <SeatUnknown />
        </>
      )}
    />
  );
}

/** What an offering costs and how to join it, or the way to one's own order of it. */
export function Join(props: JoinProps) {
  const { offering, to, layout = "main", banner } = props;
  const { title, priceRupees, listPriceRupees } = offering;
  const action = <JoinAction {...props} layout={layout} />;
  if (layout !== "row" && layout !== "bar") return action;
  const price = priceRupees !== undefined && <PriceTag {...{ priceRupees, listPriceRupees }} />;
  if (layout === "row") return <PriceRow price={price}>{action}</PriceRow>;
  return (
    to && (
      <aside className={`${styles.bar} ${banner ? styles.banner : styles.plain}`} aria-label="Join">
        <div className={styles.inside}>
          {banner ? (
            <p>{banner}</p>
          ) : (
            <p className={styles.what}>
              <span className={styles.name}>{title}</span>
              <ByOwnSeat offerings={[offering]} draw={(own) => !own && price} />
            </p>
          )}
          {action}
        </div>
      </aside>
    )
  );
}
