import { useSuspenseQuery } from "@apollo/client/react";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { Hero } from "../../ui/Hero";
import { PageHead } from "../../ui/PageHead";
import { useSiteName } from "../../ui/PageTitle";
import { Section } from "../../ui/Section";
import { AboutDocument } from "./About.generated";
import styles from "./AboutPage.module.css";
import { FlipCard } from "./FlipCard";
import { paragraphsOf } from "./paragraphsOf";
import { PartnerSlider } from "./PartnerSlider";

/** `/about`: why the academy is there, what it holds to, and why one may choose it. */
export function AboutPage() {
  const { aboutContent: about, partners } = useSuspenseQuery(AboutDocument).data;
  const academyName = useSiteName();
  const story = paragraphsOf(about.story);

  return (
    <main id="main">
      <PageHead title="About" description={`${academyName}: ${about.mission}`} />
      <Hero
        kicker={`About ${academyName}`}
        title="Our Story"
        lead={story[0] ?? about.mission}
        actions={
          <>
            <ButtonLink look="main" to={paths.workshops}>
              See the workshops
            </ButtonLink>
            <ButtonLink to={paths.contact}>Contact us</ButtonLink>
          </>
        }
      >
        {story.slice(1).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Hero>
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
    </main>
  );
}
