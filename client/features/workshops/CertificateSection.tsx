import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { counted } from "../../format/counted";
import { StepsMark } from "../../ui/art/StepsMark";
import { Section } from "../../ui/Section";
import { CertificateSection_WorkshopFragmentDoc } from "./CertificateSection.generated";
import type { CertificateSection_WorkshopFragment } from "./CertificateSection.generated";
import styles from "./CertificateSection.module.css";

interface CertificateSectionProps {
  workshop: FragmentType<CertificateSection_WorkshopFragment>;
  academyName: string;
}

/** What the certificate is for, and what it looks like. */
export function CertificateSection({ workshop, academyName }: CertificateSectionProps) {
  const { data } = useSuspenseFragment({
    fragment: CertificateSection_WorkshopFragmentDoc,
    fragmentName: "CertificateSection_workshop",
    from: workshop,
  });
  if (!data.certificateText) return null;
  return (
    <Section id="certificate" title="A certificate with your name" tone="sunk">
      <div className={styles.inside}>
        <p className={styles.text}>{data.certificateText}</p>
        <figure className={styles.figure}>
          <div className={styles.paper}>
            <StepsMark size={44} />
            <p className={styles.word}>Certificate</p>
            <p className={styles.name}>Your name</p>
            <p>
              has completed <strong>{data.name}</strong>, {counted(data.days, "day")} of live work
            </p>
            <p className={styles.academy}>{academyName}</p>
          </div>
          <figcaption>A drawing of the certificate; yours carries your name and what you built.</figcaption>
        </figure>
      </div>
    </Section>
  );
}
