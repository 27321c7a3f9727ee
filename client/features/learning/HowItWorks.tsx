import styles from "./HowItWorks.module.css";

const STEPS = [
  {
    title: "Sign in and pick your batch",
    text: "Make an account with your e-mail address. In the portal, select your course and the batch that you joined.",
  },
  {
    title: "Enter the secret code once",
    text: "Every batch has its own code; the academy sends it when your place is confirmed. After that the batch stays unlocked on all your devices.",
  },
  {
    title: "Watch, stop, go on",
    text: "The batch's videos stand in order, each with its running time. Watch them when you like; the portal remembers the last one you opened.",
  },
];

/** The way into a batch in three steps, drawn as a flight of them. */
export function HowItWorks() {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
