import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Stack } from "../../../ui/layout/Stack";
import { JumpLink } from "../../../ui/page/JumpLink";
import { PriceTag } from "../../../ui/text/PriceTag";
import { ByOwnSeat } from "./ByOwnSeat";
import { joinAnchor } from "./joinAnchor";
import { JoinBar } from "./JoinBar";
import styles from "./JoinBar.module.css";
import { JoinCall, joinLabel, SeatLink } from "./JoinCall";
import type { WorkshopJoin_WorkshopFragment } from "./WorkshopJoin.generated";
import { WorkshopJoin_WorkshopFragmentDoc } from "./WorkshopJoin.generated";

interface WorkshopPriceProps {
  workshop: FragmentType<WorkshopJoin_WorkshopFragment>;
}

export function WorkshopPrice({ workshop }: WorkshopPriceProps) {
  const { priceRupees, listPriceRupees } = useFragmentData(WorkshopJoin_WorkshopFragmentDoc, workshop);
  return <PriceTag priceRupees={priceRupees} listPriceRupees={listPriceRupees} />;
}

interface WorkshopOverProps {
  name: string;
}

export function WorkshopOver({ name }: WorkshopOverProps) {
  return (
    <Stack isNarrow>
      <p>
        <strong>This workshop is over.</strong> The next ones stand in the list.
      </p>
      <ButtonLink look="main" to={paths.workshops}>
        See all workshops
      </ButtonLink>
      <ButtonLink to={paths.contactAbout(name)}>Ask us about the next one</ButtonLink>
    </Stack>
  );
}

interface WorkshopJoinProps extends WorkshopPriceProps {
  /** "card" links to the workshop's page, for lists. */
  look?: "page" | "card";
  label?: string;
}

export function WorkshopJoin({ workshop, look = "page", label }: WorkshopJoinProps) {
  const data = useFragmentData(WorkshopJoin_WorkshopFragmentDoc, workshop);
  const offering = { kind: "WORKSHOP" as const, id: data.id, title: data.name, seatsLeft: data.seatsLeft };
  const anchor = `#${joinAnchor(data.layout)}`;
  if (look === "page" && data.hasEnded) return <WorkshopOver name={data.name} />;
  if (look === "page") return <JoinCall offering={offering} to={anchor} label={label} />;
  if (data.hasEnded) return null;
  return <JoinCall offering={offering} to={paths.workshop(data.slug) + anchor} look="short" />;
}

export function WorkshopJoinBar({ workshop }: WorkshopPriceProps) {
  const { id, name, layout, seatsLeft, hasEnded } = useFragmentData(
    WorkshopJoin_WorkshopFragmentDoc,
    workshop,
  );
  if (hasEnded) return null;
  return (
    <JoinBar>
      <ByOwnSeat
        offerings={[{ kind: "WORKSHOP", id }]}
        draw={(own) => (
          <>
            <p className={styles.what}>
              <span className={styles.name}>{name}</span>
              {!own && <WorkshopPrice workshop={workshop} />}
            </p>
            {own ? (
              <SeatLink own={own} title={name} />
            ) : (
              <JumpLink to={joinAnchor(layout)}>{joinLabel({ seatsLeft, label: "REGISTER NOW" })}</JumpLink>
            )}
          </>
        )}
      />
    </JoinBar>
  );
}
