import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Portrait } from "../../../ui/people/Portrait";
import { SampleNote } from "../../../ui/people/SampleNote";
import { TeacherStairs_TeacherFragmentDoc } from "./TeacherStairs.generated";
import styles from "./TeacherStairs.module.css";

const STEPS = 4;

interface TeacherStairsProps {
  teachers: ({ id: string } & FragmentType<typeof TeacherStairs_TeacherFragmentDoc>)[];
}

/** The first teachers, each a step above the one before. */
export function TeacherStairs({ teachers }: TeacherStairsProps) {
  const shown = useFragmentData(TeacherStairs_TeacherFragmentDoc, teachers).slice(0, STEPS);
  return (
    <>
      <div className={styles.note}>
        <SampleNote people={shown} />
      </div>
      <ul className={styles.stairs} aria-label="Teachers">
        {shown.map(({ id, name, imageUrl, imageAlt }) => (
          <li key={id}>
            <Portrait name={name} src={imageUrl} alt={imageAlt} size="large" />
          </li>
        ))}
      </ul>
    </>
  );
}
