import { Section } from "../../ui/Section";
import type { AboutQuery } from "./About.generated";
import styles from "./AboutSections.module.css";
import { FlipCard } from "./FlipCard";
import { PartnerSlider } from "./PartnerSlider";

/** Mission, values, reasons and partners. */
export function AboutSections({ aboutContent: about, partners }: AboutQuery) {
  return (
    <>
      <Section id="mission" title="Mission & Vision">
        <div className={styles.pair}>
          <article className={styles.statement}>
            <h3>Mission</h3>
            <p>{about.mission}</p>
          </article>
          <article className={styles.statement}>
            <h3>Vision</h3>
            <p>{about.vision}</p>
          </article>
        </div>
      </Section>
      {about.values.length > 0 && (
        <Section id="values" title="What we hold to" tone="sunk">
          <ul className={styles.values}>
            {about.values.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {about.reasons.length > 0 && (
        <Section id="reasons" title="Why learn here">
          <ul className={styles.cards}>
            {about.reasons.map(({ title, text }) => (
              <li key={title}>
                <FlipCard title={title} text={text} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {partners.length > 0 && (
        <Section id="partners" title="Whom we work with">
          <PartnerSlider partners={partners} />
        </Section>
      )}
    </>
  );
}
