import styles from "./MissingNotice.module.css";

interface MissingNoticeProps {
  noun: string;
  others: string;
}

/** One line on the list to which a dead link leads. */
export function MissingNotice({ noun, others }: MissingNoticeProps) {
  return (
    <p role="status" className={styles.notice}>
      That {noun} is no longer here, or its address has a typo. These are {others}.
    </p>
  );
}
