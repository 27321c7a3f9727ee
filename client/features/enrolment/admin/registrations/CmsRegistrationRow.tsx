import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { cmsPaths } from "../../../../cmsPaths";
import { momentInIndia } from "../../../../format/momentInIndia";
import { price } from "../../../../format/price";
import { Tag } from "../../../../ui/text/Tag";
import type { Walk } from "../decisions/useWalk";
import type { CmsRegistrationRow_RegistrationFragment } from "./CmsRegistrations.generated";
import { CmsRegistrationRow_RegistrationFragmentDoc } from "./CmsRegistrations.generated";
import { RegistrationStateTag } from "./registrationLabelsForStaff";
import styles from "./registrations.module.css";

function proofLabel(proof: CmsRegistrationRow_RegistrationFragment["proof"]) {
  if (!proof) return null;
  if (proof.utr) return <span className={styles.utr}>{proof.utr}</span>;
  return <span>Screenshot</span>;
}

interface CmsRegistrationRowProps {
  registration: FragmentType<CmsRegistrationRow_RegistrationFragment>;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
  walk: Walk;
}

export function CmsRegistrationRow({ registration, isPicked, onPick, walk }: CmsRegistrationRowProps) {
  const data = useFragmentData(CmsRegistrationRow_RegistrationFragmentDoc, registration);
  const since = data.timeline.at(-1)?.at ?? data.createdAt;
  return (
    <li className={styles.row} data-registration={data.id}>
      <label className={styles.pick}>
        <input type="checkbox" checked={isPicked} onChange={(event) => onPick(event.currentTarget.checked)} />
        <span className="visually-hidden">
          Choose {data.name}, {data.reference}
        </span>
      </label>
      <div className={styles.text}>
        <Link to={cmsPaths.registration(data.id)} state={walk} className={styles.name}>
          {data.name}
        </Link>
        <span className={styles.amount}>{price(data.amountRupees)}</span>
        <span className={styles.what}>
          {data.placeInLine !== null && `No. ${data.placeInLine} in line for `}
          {data.title}
        </span>
        <span className={styles.facts}>
          <RegistrationStateTag {...data} />
          {data.placeInLine !== null && !data.isAddressTrusted && (
            <Tag tone="plain">Can’t move up: address not confirmed</Tag>
          )}
          <time dateTime={since}>{momentInIndia(since)}</time>
          <span>{data.reference}</span>
          {proofLabel(data.proof)}
        </span>
      </div>
    </li>
  );
}
