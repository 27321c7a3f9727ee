import { counted } from "../../../format/counted";
import { StepsMark } from "../../../ui/art/StepsMark";
import { useSiteName } from "../../../ui/page/PageTitle";
import { Section } from "../../../ui/page/Section";
import styles from "./CertificateSection.module.css";
import type { WorkshopSections_WorkshopFragment } from "./WorkshopSections.generated";

type CertificateSectionProps = Pick<WorkshopSections_WorkshopFragment, "certificateText" | "name" | "days">;

/** What the certificate is for, and what it looks like. */
export function CertificateSection({ certificateText, name, days }: CertificateSectionProps) {
  const academyName = useSiteName();
  if (!certificateText) return null;
  return (
    <Section id="certificate" title="A certificate with your name" tone="sunk">
      <div className={styles.inside}>
        <p className={styles.text}>{certificateText}</p>
        <figure className={styles.figure}>
          <div className={styles.paper}>
            <StepsMark size={44} />
            <p className={styles.word}>Certificate</p>
            <p className={styles.name}>Your name</p>
            <p>
              has completed <strong>{name}</strong>, {counted(days, "day")} of live work
            </p>
            <p className={styles.academy}>{academyName}</p>
          </div>
          <figcaption>A drawing of the certificate; yours carries your name and what you built.</figcaption>
        </figure>
      </div>
    </Section>
  );
}
