import styles from "./Skeleton.module.css";

interface SkeletonProps {
  shape?: "line" | "title" | "card" | "control";
  count?: number;
}

export function Skeleton({ shape = "line", count = 1 }: SkeletonProps) {
  return (
    <div role="status" className={styles.group}>
      <span className="visually-hidden">Loading…</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`${styles.bone} ${styles[shape]}`} />
      ))}
    </div>
  );
}
