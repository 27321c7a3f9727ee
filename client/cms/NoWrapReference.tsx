import styles from "./NoWrapReference.module.css";

/** A narrow column would break an order's reference after its hyphen. */
const REFERENCE = /(\bSP-[A-Z0-9]+)/;

export function NoWrapReference({ text }: { text: string }) {
  return text.split(REFERENCE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.reference}>
        {part}
      </span>
    ),
  );
}
