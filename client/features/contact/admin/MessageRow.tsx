import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { momentInIndia } from "../../../format/momentInIndia";
import { cmsPaths } from "../../../cmsPaths";
import { DESKS } from "./messageInWords";
import { MessageRow_ContactMessageFragmentDoc } from "./MessageRow.generated";
import type { MessageRow_ContactMessageFragment } from "./MessageRow.generated";
import styles from "./MessageRow.module.css";
import { StatusTag } from "./StatusTag";

interface MessageRowProps {
  message: FragmentType<MessageRow_ContactMessageFragment>;
}

/** Who wrote, when and how it begins; the name leads to all of it. */
export function MessageRow({ message }: MessageRowProps) {
  const data = useFragmentData(MessageRow_ContactMessageFragmentDoc, message);
  return (
    <li className={styles.row}>
      <Link to={cmsPaths.message(data.id)} className={styles.who}>
        {data.firstName} {data.lastName}
      </Link>
      <StatusTag status={data.status} />
      <p className={styles.facts}>
        <time dateTime={data.createdAt}>{momentInIndia(data.createdAt)}</time> · {DESKS[data.desk]} ·{" "}
        {data.email}
      </p>
      {data.message && <p className={styles.words}>{data.message}</p>}
    </li>
  );
}
