import { Check, Minus } from "lucide-react";
import styles from "./FreeOrSeason.module.css";

const ROWS = [
  { what: "Read every question and run your code here", isFree: true },
  { what: "A group with a mentor and other learners", isFree: false },
  { what: "A live first evening, and answers compared after each level", isFree: false },
];

function Mark({ isIn }: { isIn: boolean }) {
  const Icon = isIn ? Check : Minus;
  return (
    <td data-in={isIn}>
      <Icon size={20} aria-hidden />
      <span className="visually-hidden">{isIn ? "Yes" : "No"}</span>
    </td>
  );
}

/** What anyone can do on this page, and what the price adds. */
export function FreeOrSeason() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">Free</th>
          <th scope="col">Season</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ what, isFree }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <Mark isIn={isFree} />
            <Mark isIn />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
