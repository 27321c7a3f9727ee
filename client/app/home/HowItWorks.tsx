import styles from "./HowItWorks.module.css";

interface HowItWorksProps {
  steps: { title: string; text: string }[];
}

export function HowItWorks({ steps }: HowItWorksProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
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
