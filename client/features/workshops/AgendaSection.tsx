import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { counted } from "../../format/counted";
import { Section } from "../../ui/Section";
import { AgendaSection_WorkshopFragmentDoc } from "./AgendaSection.generated";
import type { AgendaSection_WorkshopFragment } from "./AgendaSection.generated";
import styles from "./AgendaSection.module.css";

interface AgendaSectionProps {
  workshop: FragmentType<AgendaSection_WorkshopFragment>;
  /** "steps" are below each other, for a long agenda; "cards" beside each other. */
  look: "steps" | "cards";
}

/** What happens on which day. */
export function AgendaSection({ workshop, look }: AgendaSectionProps) {
  const { data } = useSuspenseFragment({
    fragment: AgendaSection_WorkshopFragmentDoc,
    fragmentName: "AgendaSection_workshop",
    from: workshop,
  });
  if (data.agenda.length === 0) return null;
  return (
    <Section id="agenda" title={`The agenda: ${counted(data.days, "day")}, step by step`}>
      <ol className={styles[look]}>
        {data.agenda.map(({ day, title, topics }, index) => (
          <li key={index}>
            <p className={styles.day}>{day}</p>
            <h3>{title}</h3>
            <ul className={styles.topics}>
              {topics.map((topic, place) => (
                <li key={place}>{topic}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
