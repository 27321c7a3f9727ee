import { Fragment } from "react";
import styles from "./NoWrapText.module.css";

const HYPHENATED = /(\S+-\S+)/;

/** Never breaks at a hyphen within a word, such as "e-mail". */
export function NoWrapText({ text }: { text: string }) {
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
