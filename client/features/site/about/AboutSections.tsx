import { RotateCw } from "lucide-react";
import { useState } from "react";
import { NamedIcon } from "../../../ui/art/NamedIcon";
import { Grid } from "../../../ui/layout/Grid";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Section } from "../../../ui/page/Section";
import { TeacherSection } from "../../catalog/teachers/TeacherSection";
import { PartnerSlider } from "../partners/PartnerSlider";
import type { AboutQuery } from "./About.generated";
import styles from "./AboutSections.module.css";

interface FlipCardProps {
  title: string;
  text: string;
  icon: string;
}

/** Without scripts only its back shows. */
function FlipCard({ title, text, icon }: FlipCardProps) {
  const [isFlipped, setIsFlipped] = useState(false);
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={isFlipped}
      onClick={() => setIsFlipped(!isFlipped)}
    >
      <span className={styles.front}>
        <span className={styles.title}>{title}</span>
        <span className={styles.hint}>
          <RotateCw size={18} aria-hidden /> Flip
        </span>
        <span className={styles.drawing}>
          <NamedIcon name={icon} size={40} />
        </span>
      </span>
      <span className={styles.back}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
    </button>
  );
}

export function AboutSections({ aboutContent: about, teachers, partners }: AboutQuery) {
  return (
    <>
      <Section id="mission" title="Mission & Vision">
        <Grid column="22" isFilled>
          <article className={styles.statement}>
            <h3>Mission</h3>
            <p>{about.mission}</p>
          </article>
          <article className={styles.statement}>
            <h3>Vision</h3>
            <p>{about.vision}</p>
          </article>
        </Grid>
      </Section>
      {about.values.length > 0 && (
        <Section id="values" title="Our values" tone="sunk">
          <Grid as="ul" column="22" gap="4" isFilled>
            {about.values.map(({ title, text }) => (
              <Stack as="li" key={title} gap="half">
                <h3>{title}</h3>
                <Text tone="muted">{text}</Text>
              </Stack>
            ))}
          </Grid>
        </Section>
      )}
      <TeacherSection teachers={teachers} title="Who teaches" />
      {about.reasons.length > 0 && (
        <Section id="reasons" title="Why learn here">
          <ul className={styles.reasons}>
            {about.reasons.map(({ title, text, icon }) => (
              <li key={title}>
                <FlipCard title={title} text={text} icon={icon} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {partners.length > 0 && (
        <Section id="partners" title="Our partners">
          <PartnerSlider partners={partners} />
        </Section>
      )}
    </>
  );
}
