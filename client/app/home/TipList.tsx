import styles from "./TipList.module.css";

interface TipListProps {
  tips: { title: string; text: string }[];
}

export function TipList({ tips }: TipListProps) {
  return (
    <ol className={styles.list}>
      {tips.map(({ title, text }) => (
        <li key={title}>
          <details className={styles.tip}>
            <summary>{title}</summary>
            <p>{text}</p>
          </details>
        </li>
      ))}
    </ol>
  );
}
