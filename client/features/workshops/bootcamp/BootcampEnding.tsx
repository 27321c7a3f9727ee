import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { rupees } from "../../../format/rupees";
import { IllustratedGrid } from "../../../ui/page/IllustratedGrid";
import { Section } from "../../../ui/page/Section";
import { BOOTCAMP_ANCHOR } from "../join/joinAnchor";
import { JoinBar } from "../join/JoinBar";
import { JoinCall } from "../join/JoinCall";
import { BootcampEnding_BootcampFragmentDoc } from "./BootcampEnding.generated";
import type { BootcampEnding_BootcampFragment } from "./BootcampEnding.generated";
import { BootcampJoin } from "./BootcampJoin";
import type { Season } from "./useOpenSeasons";
import { useOpenSeasons } from "./useOpenSeasons";

interface BootcampEndingProps {
  bootcamp: FragmentType<BootcampEnding_BootcampFragment>;
  seasons: Season[];
}

/** How each page of the bootcamp ends: why to join, at which price, and how. */
export function BootcampEnding({ bootcamp, seasons }: BootcampEndingProps) {
  const data = useFragmentData(BootcampEnding_BootcampFragmentDoc, bootcamp);
  const open = useOpenSeasons(seasons);
  const [season] = open;
  return (
    <>
      <Section id="why" title="Why join" tone="sunk">
        <IllustratedGrid items={data.reasons} look="wide" />
      </Section>
      {season && (
        <JoinBar look="banner">
          <p>{data.bannerText}</p>
          <JoinCall
            offering={{ ...season, kind: "SEASON" }}
            to={`#${BOOTCAMP_ANCHOR}`}
            label={season.priceRupees > 0 ? `Pay ${rupees(season.priceRupees)}` : "Register for free"}
          />
        </JoinBar>
      )}
      <BootcampJoin bootcamp={data} seasons={open} />
    </>
  );
}
