import styles from "./Honeypot.module.css";

export const HONEYPOT = "website";

/** A field that no person sees or reaches: whatever fills it in is a program. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT} data-private tabIndex={-1} autoComplete="off" maxLength={300} />
      </label>
    </div>
  );
}
