import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { momentInIndia } from "../../format/momentInIndia";
import { price } from "../../format/price";
import { paths } from "../../paths";
import { Tag } from "../../ui/Tag";
import { orderStateInWords } from "./orderInWords";
import { RegistrationRow_RegistrationFragmentDoc } from "./RegistrationRow.generated";
import type { RegistrationRow_RegistrationFragment } from "./RegistrationRow.generated";
import styles from "./RegistrationRow.module.css";

interface RegistrationRowProps {
  registration: FragmentType<RegistrationRow_RegistrationFragment>;
}

function toneOf({ state, canSubmitProof }: RegistrationRow_RegistrationFragment) {
  if (state === "CONFIRMED") return "good";
  return state === "STARTED" || (canSubmitProof && state !== "SUBMITTED") ? "warning" : "plain";
}

/** An order in short; it leads to the order's page. */
export function RegistrationRow({ registration }: RegistrationRowProps) {
  const { data } = useSuspenseFragment({
    fragment: RegistrationRow_RegistrationFragmentDoc,
    fragmentName: "RegistrationRow_registration",
    from: registration,
  });
  return (
    <article className={styles.row}>
      <h2>
        <Link to={paths.registration(data.id)}>{data.title}</Link>
      </h2>
      <p>{data.when ?? "The date is not set yet."}</p>
      <p className={styles.facts}>
        {data.reference} · {price(data.amountRupees)} · Registered on {momentInIndia(data.createdAt)}
      </p>
      <p>
        <Tag tone={toneOf(data)}>{orderStateInWords(data)}</Tag>
      </p>
    </article>
  );
}
