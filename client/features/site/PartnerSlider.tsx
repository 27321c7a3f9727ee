import type { FragmentType } from "@apollo/client";
import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/Button";
import { PartnerLogo } from "./PartnerLogo";
import type { PartnerLogo_PartnerFragment } from "./PartnerLogo.generated";
import styles from "./PartnerSlider.module.css";

interface PartnerSliderProps {
  partners: ({ id: string } & FragmentType<PartnerLogo_PartnerFragment>)[];
}

/**
 * The partners' logos in an endless row: the list stands there twice, and moves by its own width. It stops under the
 * pointer, while something in it has the focus, and by its button; without scripts or with less motion it just stands.
 */
export function PartnerSlider({ partners }: PartnerSliderProps) {
  const [isPaused, setIsPaused] = useState(false);
  if (partners.length === 0) return <p>The academy's partners will stand here.</p>;
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
