import { useEffect, useState } from "react";
import { StepsMark } from "../ui/art/StepsMark";
import { Skeleton } from "../ui/page/Skeleton";
import styles from "./LoadingScreen.module.css";

/** The specification's maximum. After it, a skeleton shows. */
const LONGEST_MS = 3000;

export function LoadingScreen() {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <main id="main" className={styles.screen}>
      {isOver ? (
        <>
          <p className={styles.slow}>This is taking longer than usual.</p>
          <Skeleton shape="card" count={3} />
        </>
      ) : (
        <div role="status" className={styles.mark}>
          <StepsMark size={72} />
          <span className="visually-hidden">Loading…</span>
        </div>
      )}
    </main>
  );
}
