import type { FragmentType } from "@apollo/client";
import type { WorkshopLayout } from "../../../apollo/schema.generated";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Section } from "../../../ui/page/Section";
import { ByOwnSeat } from "../join/ByOwnSeat";
import { joinAnchor } from "../join/joinAnchor";
import { JoinBlock } from "../join/JoinBlock";
import { orderLabel } from "../join/RegisterOrSeat";
import { WorkshopOver } from "../join/WorkshopJoin";
import { JoinSection_WorkshopFragmentDoc } from "./WorkshopSections.generated";
import type { JoinSection_WorkshopFragment } from "./WorkshopSections.generated";

const LATE = "This workshop has started: you would join late.";

const TITLES: Record<WorkshopLayout, string> = {
  SHOWCASE: "Register and pay",
  SPLIT: "How to join",
  AGENDA: "How to join ?",
};

interface JoinSectionProps {
  workshop: FragmentType<JoinSection_WorkshopFragment>;
}

/** How to join a workshop that is not over, or its waiting list once it is full. */
export function JoinSection({ workshop }: JoinSectionProps) {
  const data = useFragmentData(JoinSection_WorkshopFragmentDoc, workshop);
  const isFree = data.layout === "SHOWCASE" && data.priceRupees === 0;
  const title = isFree ? "Register for free" : TITLES[data.layout];
  return (
    <Section
      id={joinAnchor(data.layout)}
      title={
        <ByOwnSeat
          offerings={[{ kind: "WORKSHOP", id: data.id }]}
          draw={(own) => (own ? orderLabel(own) : title)}
        />
      }
      tone="sunk"
    >
      {data.hasEnded ? (
        <WorkshopOver name={data.name} />
      ) : (
        <JoinBlock
          joined={{ ...data, kind: "WORKSHOP", title: data.name, lateNote: data.hasStarted ? LATE : null }}
          steps={data.joinSteps}
        />
      )}
    </Section>
  );
}
