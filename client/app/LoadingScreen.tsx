import { useEffect, useState } from "react";
import { StepsMark } from "../ui/art/StepsMark";
import { Skeleton } from "../ui/page/Skeleton";
import styles from "./LoadingScreen.module.css";

/** The specification's loading screen stands for 3 seconds at most, and here only while something really loads. */
const LONGEST_MS = 3000;

/** Stands while a page loads; what takes longer than the screen may stay shows as a skeleton. */
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
