import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Wordmark } from "../../ui/art/Wordmark";
import { Picture } from "../../ui/Picture";
import styles from "./PartnerLogo.module.css";
import { PartnerLogo_PartnerFragmentDoc } from "./PartnerLogo.generated";
import type { PartnerLogo_PartnerFragment } from "./PartnerLogo.generated";

interface PartnerLogoProps {
  partner: FragmentType<PartnerLogo_PartnerFragment>;
  /** The copy that only fills the loop is no place to stop at. */
  isCopy: boolean;
}

/** A partner's logo, or its name drawn as one. */
export function PartnerLogo({ partner, isCopy }: PartnerLogoProps) {
  const { data } = useSuspenseFragment({
    fragment: PartnerLogo_PartnerFragmentDoc,
    fragmentName: "PartnerLogo_partner",
    from: partner,
  });
  const logo = (
    <span className={styles.logo}>
      <Picture
        src={data.imageUrl}
        alt={data.name}
        shape="whole"
        sizes="10rem"
        fallback={<Wordmark name={data.name} />}
      />
    </span>
  );
  if (!data.link) return logo;
  return (
    <a
      className={styles.link}
      href={data.link}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={isCopy ? -1 : undefined}
    >
      {logo}
    </a>
  );
}
