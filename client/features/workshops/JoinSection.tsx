import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Section } from "../../ui/Section";
import type { Academy } from "./Academy";
import { ByOwnSeat } from "./ByOwnSeat";
import { JoinBlock } from "./JoinBlock";
import { JoinSection_WorkshopFragmentDoc } from "./JoinSection.generated";
import type { JoinSection_WorkshopFragment } from "./JoinSection.generated";
import { orderLabel } from "./RegisterOrSeat";
import { WorkshopOver } from "./WorkshopOver";

const LATE = "This workshop has started: you would join late.";

interface JoinSectionProps {
  workshop: FragmentType<JoinSection_WorkshopFragment>;
  academy: Academy;
  /** What the page's buttons jump to. */
  id: string;
  title: string;
  /** In place of the title where there is nothing to pay. */
  freeTitle?: string;
}

/** How to join a workshop, for as long as it is not over; once it is full, one waits in line. */
export function JoinSection({ workshop, academy, id, title, freeTitle = title }: JoinSectionProps) {
  const { data } = useSuspenseFragment({
    fragment: JoinSection_WorkshopFragmentDoc,
    fragmentName: "JoinSection_workshop",
    from: workshop,
  });
  const saleTitle = data.priceRupees > 0 ? title : freeTitle;
  return (
    <Section
      id={id}
      title={
        <ByOwnSeat
          offerings={[{ kind: "WORKSHOP", id: data.id }]}
          draw={(own) => (own ? orderLabel(own) : saleTitle)}
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
          academy={academy}
        />
      )}
    </Section>
  );
}
