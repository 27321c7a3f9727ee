import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { cmsPaths } from "../../../../cmsPaths";
import { BatchFacts } from "../batches/BatchFacts";
import { BatchRow_BatchFragmentDoc } from "./BatchRow.generated";
import type { BatchRow_BatchFragment } from "./BatchRow.generated";
import styles from "./BatchRow.module.css";

interface BatchRowProps {
  batch: FragmentType<BatchRow_BatchFragment>;
}

/** A batch in its course's list; the whole row leads to it. */
export function BatchRow({ batch }: BatchRowProps) {
  const data = useFragmentData(BatchRow_BatchFragmentDoc, batch);
  return (
    <li className={styles.row}>
      <Link to={cmsPaths.batch(data.id)} className={styles.name}>
        {data.name}
      </Link>
      {data.scheduleText && <p className={styles.schedule}>{data.scheduleText}</p>}
      <BatchFacts batch={data} />
    </li>
  );
}
