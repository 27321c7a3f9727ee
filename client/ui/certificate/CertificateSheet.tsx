import { COMPLETION_PHRASES } from "../../format/completionPhrases";
import { shortDate } from "../../format/shortDate";
import { StepsMark } from "../art/StepsMark";
import { Text } from "../layout/Text";
import styles from "./CertificateSheet.module.css";
import indianLetters from "./indianLetters.css?url";

/** Devanagari and Telugu, which the machine may have no font for. */
const INDIAN = /\p{Script=Devanagari}|\p{Script=Telugu}/u;

interface CertificateSheetProps {
  academyName: string;
  name: string;
  kind: keyof typeof COMPLETION_PHRASES;
  title: string;
  achievement?: string | null;
  evidence?: string | null;
  issuedOn: string;
  number: string;
}

/** As in the PDF, without signature and QR code. */
export function CertificateSheet(props: CertificateSheetProps) {
  const { academyName, name, kind, title, achievement, evidence, issuedOn, number } = props;
  return (
    <article className={styles.sheet} aria-label="Certificate">
      {INDIAN.test(name + title) && <link rel="stylesheet" href={indianLetters} precedence="letters" />}
      <p className={styles.brand}>
        <StepsMark size={28} /> {academyName}
      </p>
      <p className={styles.kind}>Certificate of completion</p>
      <Text tone="muted">This certifies that</Text>
      <p className={styles.name}>{name}</p>
      <Text tone="muted">{COMPLETION_PHRASES[kind]}</Text>
      <p className={styles.title}>{title}</p>
      {achievement && <p>{achievement}</p>}
      {evidence && <p>{evidence}</p>}
      <div className={styles.facts}>
        <Text as="span" size="small">
          {shortDate(issuedOn)}
        </Text>
        <Text as="span" size="small">
          {number}
        </Text>
      </div>
    </article>
  );
}
