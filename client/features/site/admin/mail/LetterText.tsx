import { Link } from "react-router-dom";
import type { CmsLetterQuery } from "./CmsLetter.generated";
import styles from "./LetterText.module.css";

interface LetterTextProps {
  body: NonNullable<NonNullable<CmsLetterQuery["letter"]>["body"]>;
}

/** The e-mail as text. */
export function LetterText({ body }: LetterTextProps) {
  return (
    <div className={styles.letter}>
      {body.paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {body.action && (
        <p>
          <Link to={body.action.path}>{body.action.label}</Link>
        </p>
      )}
      {body.attachments.length > 0 && <p className={styles.muted}>Attached: {body.attachments.join(", ")}</p>}
    </div>
  );
}
