import { counted } from "../../../format/counted";
import { Section } from "../../../ui/page/Section";
import styles from "./AgendaSection.module.css";
import type { WorkshopSections_WorkshopFragment } from "./WorkshopSections.generated";

type AgendaSectionProps = Pick<WorkshopSections_WorkshopFragment, "agenda" | "days" | "layout">;

/** What happens on which day: in cards, or, for a long agenda, below each other. */
export function AgendaSection({ agenda, days, layout }: AgendaSectionProps) {
  if (agenda.length === 0) return null;
  return (
    <Section id="agenda" title={`The agenda: ${counted(days, "day")}, step by step`}>
      <ol className={layout === "AGENDA" ? styles.cards : styles.steps}>
        {agenda.map(({ day, title, topics }, index) => (
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
