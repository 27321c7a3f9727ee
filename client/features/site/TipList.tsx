import styles from "./TipList.module.css";

interface TipListProps {
  tips: { title: string; text: string }[];
}

/** Short advice, numbered. */
export function TipList({ tips }: TipListProps) {
  return (
    <ol className={styles.list}>
      {tips.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
