import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Section } from "../../ui/Section";
import { NamedIcon } from "../../ui/art/NamedIcon";
import { AudienceSection_WorkshopFragmentDoc } from "./AudienceSection.generated";
import type { AudienceSection_WorkshopFragment } from "./AudienceSection.generated";
import styles from "./AudienceSection.module.css";

interface AudienceSectionProps {
  workshop: FragmentType<AudienceSection_WorkshopFragment>;
}

/** Whom the workshop is for. */
export function AudienceSection({ workshop }: AudienceSectionProps) {
  const { data } = useSuspenseFragment({
    fragment: AudienceSection_WorkshopFragmentDoc,
    fragmentName: "AudienceSection_workshop",
    from: workshop,
  });
  if (data.audiences.length === 0) return null;
  return (
    <Section id="audiences" title="Whom it is for">
      <ul className={styles.grid}>
        {data.audiences.map(({ title, text, icon }, index) => (
          <li key={index}>
            <span className={styles.icon}>
              <NamedIcon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
