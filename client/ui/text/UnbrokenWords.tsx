import { Fragment } from "react";
import styles from "./UnbrokenWords.module.css";

const HYPHENATED = /(\S+-\S+)/;

/** A heading whose lines do not end inside a word with a hyphen, such as "e-mail". */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(HYPHENATED).map((part, index) =>
    HYPHENATED.test(part) ? (
      <span key={index} className={styles.word}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
