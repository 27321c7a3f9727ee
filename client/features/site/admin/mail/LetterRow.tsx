import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { LetterStateTag } from "../../../../cms/LetterStateTag";
import { UnbrokenReference } from "../../../../cms/UnbrokenReference";
import { momentInIndia } from "../../../../format/momentInIndia";
import { cmsPaths } from "../../../../cmsPaths";
import { LetterRow_LetterFragmentDoc } from "./LetterRow.generated";
import type { LetterRow_LetterFragment } from "./LetterRow.generated";
import styles from "./LetterRow.module.css";

interface LetterRowProps {
  letter: FragmentType<LetterRow_LetterFragment>;
}

/** One letter: a row of the table, a card on a phone. */
export function LetterRow({ letter }: LetterRowProps) {
  const data = useFragmentData(LetterRow_LetterFragmentDoc, letter);
  return (
    <tr>
      <td className={styles.when}>
        <time dateTime={data.queuedAt}>{momentInIndia(data.queuedAt)}</time>
      </td>
      <td className={styles.to}>{data.to}</td>
      <td className={styles.subject}>
        <Link to={cmsPaths.letter(data.id)}>
          <UnbrokenReference text={data.subject} />
        </Link>
      </td>
      <td className={styles.state}>
        <LetterStateTag state={data.state} />
        {data.lastError && <p>{data.lastError}</p>}
      </td>
    </tr>
  );
}
