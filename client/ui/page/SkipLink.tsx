import styles from "./SkipLink.module.css";

/** For keyboards: visible while focused. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
