import type { FragmentType } from "@apollo/client";
import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Wordmark } from "../../../ui/art/Wordmark";
import { Button } from "../../../ui/Button";
import { Picture } from "../../../ui/Picture";
import type { PartnerLogo_PartnerFragment } from "./Partner.generated";
import { PartnerLogo_PartnerFragmentDoc } from "./Partner.generated";
import styles from "./PartnerSlider.module.css";

interface PartnerLogoProps {
  partner: FragmentType<PartnerLogo_PartnerFragment>;
  isCopy: boolean;
}

function PartnerLogo({ partner, isCopy }: PartnerLogoProps) {
  const data = useFragmentData(PartnerLogo_PartnerFragmentDoc, partner);
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

interface PartnerSliderProps {
  partners: ({ id: string } & FragmentType<PartnerLogo_PartnerFragment>)[];
}

/** An endless loop: renders the list twice and moves it by its own width. */
export function PartnerSlider({ partners }: PartnerSliderProps) {
  const [isPaused, setIsPaused] = useState(false);
  if (partners.length === 0) return <p>The academy's partners will appear here.</p>;
  return (
    <div className={styles.slider}>
      <div className={styles.window}>
        <div className={styles.track} data-paused={isPaused}>
          {[false, true].map((isCopy) => (
            <ul
              key={String(isCopy)}
              aria-hidden={isCopy || undefined}
              className={isCopy ? styles.copy : undefined}
            >
              {partners.map((partner) => (
                <li key={partner.id}>
                  <PartnerLogo partner={partner} isCopy={isCopy} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <div className={styles.control}>
        <Button
          look="quiet"
          size="small"
          icon={isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? "Move the logos" : "Pause the logos"}
        </Button>
      </div>
    </div>
  );
}
