import { StepsMark } from "../../ui/art/StepsMark";
import styles from "./AcademySign.module.css";

interface AcademySignProps {
  name: string;
}

/** The academy's logo and name, above a headline. */
export function AcademySign({ name }: AcademySignProps) {
  return (
    <p className={styles.sign}>
      <StepsMark /> {name}
    </p>
  );
}
