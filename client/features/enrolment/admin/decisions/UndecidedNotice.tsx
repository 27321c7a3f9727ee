import type { Undecided } from "./useDecide";
import styles from "./UndecidedNotice.module.css";

interface UndecidedNoticeProps {
  undecided: Undecided[];
}

/** What could not be decided, each with its reason. */
export function UndecidedNotice({ undecided }: UndecidedNoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      {undecided.length > 0 && (
        <>
          <p>These could not be decided:</p>
          <ul className={styles.list}>
            {undecided.map(({ id, name, problem }) => (
              <li key={id}>
                <strong>{name}</strong>: {problem}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
