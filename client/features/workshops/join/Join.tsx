import type { ReactNode } from "react";
import { paths } from "../../../../shared/paths";
import { useIsInView } from "../../../hooks/useIsInView";
import { Button, ButtonLink } from "../../../ui/Button";
import { joinClasses } from "../../../ui/layout/layoutProps";
import { JumpLink } from "../../../ui/page/JumpLink";
import { PriceRow, PriceTag } from "../../../ui/text/PriceTag";
import { ByOwnSeat } from "./EnrolmentContext";
import styles from "./Join.module.css";
import type { Call, Offering, TakenSeat } from "./offering";
import { joinLabel, labelSuffix } from "./offering";

/** Only a reload retries, because browsers cache a failed module. */
export function SeatUnknown() {
  return (
    <>
      <p role="status">We couldn’t check whether you have a seat here.</p>
      <Button size="small" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </>
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
  /** None if nothing is planned. */
  offering?: Offering;
  /** By default the page with the form. */
  to?: ActionProps["to"];
  /**
   * "main", "plain" and "short" are the action alone, "short" with fewer words for lists; "row" is the
   * price with a short action; "bar" has name and price, and sticks to the bottom until the form scrolls
   * into view.
   */
  layout?: "main" | "plain" | "short" | "row" | "bar";
  call?: Call;
  /** Names the offering in the label. Lists do so for screen readers. */
  name?: string;
  /** The bar waits until the element with this id has left the screen. */
  after?: string;
  /** What to ask about once nothing takes registrations. */
  about?: string;
  /** Replaces name and price in the bar. */
  banner?: string;
  /** Where the page knows of it; otherwise it is asked for. */
  seat?: TakenSeat;
  /** Follows the action of people without a seat. */
  children?: ReactNode;
}

interface JoinActionProps extends Omit<JoinProps, "about" | "banner" | "after"> {
  offering: Offering;
}

function JoinAction({ offering, layout, call, name, seat, children, ...props }: JoinActionProps) {
  const { kind, title, path, anchor } = offering;
  const isShort = layout === "short" || layout === "row";
  const look = isShort || layout === "plain" ? "plain" : "main";
  const { to = `${path}#${anchor}` } = props;
  const draw = (own: TakenSeat | null) =>
    own ? (
      <ButtonLink look={own.state === "OPENED" ? "main" : look} to={own.path}>
        {joinLabel(offering, { seat: own })}
        <span className="visually-hidden">: {title}</span>
      </ButtonLink>
    ) : (
      <>
        <Action to={to} look={look}>
          {joinLabel(offering, { call, isShort })}
          {name && ` for ${name}`}
          {(isShort || typeof to === "function") && (
            <span className="visually-hidden">{labelSuffix(offering, isShort)}</span>
          )}
        </Action>
        {children}
      </>
    );
  if (seat || kind === "COURSE") return draw(seat ?? null);
  return (
    <ByOwnSeat
      offerings={[offering]}
      draw={draw}
      drawUnknown={() => (
        <>
          {draw(null)}
          <SeatUnknown />
        </>
      )}
    />
  );
}

interface JoinBarProps {
  offering: Offering;
  banner?: string;
  after?: string;
  price: ReactNode;
  children: ReactNode;
}

function JoinBar({ offering, banner, after, price, children }: JoinBarProps) {
  const looks = joinClasses(
    styles.bar,
    banner ? styles.banner : styles.plain,
    useIsInView(after) && styles.waiting,
  );
  return (
    <aside className={looks} aria-label="Join">
      <div className={styles.inside}>
        {banner ? (
          <p>{banner}</p>
        ) : (
          <p className={styles.what}>
            <span className={styles.name}>{offering.title}</span>
            <ByOwnSeat offerings={[offering]} draw={(own) => !own && price} />
          </p>
        )}
        {children}
      </div>
    </aside>
  );
}

/** What an offering costs and how to join it, or the way to one's own seat in it. */
export function Join({ offering, layout = "main", about, banner, after, ...props }: JoinProps) {
  const isOpen = offering !== undefined && (offering.takesRegistrations || props.seat !== undefined);
  if (!isOpen && about) {
    return (
      <ButtonLink look={layout === "main" ? "main" : "plain"} to={paths.contactAbout(about)}>
        {joinLabel(null)}
      </ButtonLink>
    );
  }
  if (!offering) return null;
  const { priceRupees, listPriceRupees } = offering;
  const price = priceRupees !== null && <PriceTag {...{ priceRupees, listPriceRupees }} />;
  const action = isOpen && <JoinAction {...{ offering, layout, ...props }} />;
  if (layout === "row") return <PriceRow price={price}>{action}</PriceRow>;
  return layout === "bar" && isOpen ? (
    <JoinBar {...{ offering, banner, after, price }}>{action}</JoinBar>
  ) : (
    action
  );
}
