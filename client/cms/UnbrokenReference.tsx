import styles from "./UnbrokenReference.module.css";

/** An order's reference, which a narrow column would break after its hyphen. */
const REFERENCE = /(\bSP-[A-Z0-9]+)/;

/** Text that may name orders, each reference on one line. */
export function UnbrokenReference({ text }: { text: string }) {
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
