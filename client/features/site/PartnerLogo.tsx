import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { useState } from "react";
import { Wordmark } from "../../ui/art/Wordmark";
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
  const [isBroken, setIsBroken] = useState(false);
  const { data } = useSuspenseFragment({
    fragment: PartnerLogo_PartnerFragmentDoc,
    fragmentName: "PartnerLogo_partner",
    from: partner,
  });
  const logo =
    data.imageUrl && !isBroken ? (
      <img
        className={styles.logo}
        // One that failed before React took the page over tells nobody any more.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setIsBroken(true);
        }}
        src={data.imageUrl}
        alt={data.name}
        width={160}
        height={44}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setIsBroken(true)}
      />
    ) : (
      <Wordmark name={data.name} />
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
