import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { IllustratedGrid } from "../../../ui/IllustratedGrid";
import { OfferFeatures_HomeContentFragmentDoc } from "./OfferFeatures.generated";
import type { OfferFeatures_HomeContentFragment } from "./OfferFeatures.generated";

interface OfferFeaturesProps {
  homeContent: FragmentType<OfferFeatures_HomeContentFragment>;
}

/** What comes with every course: the academy's reasons to choose it. */
export function OfferFeatures({ homeContent }: OfferFeaturesProps) {
  const { data } = useSuspenseFragment({
    fragment: OfferFeatures_HomeContentFragmentDoc,
    fragmentName: "OfferFeatures_homeContent",
    from: homeContent,
  });
  return <IllustratedGrid items={data.reasons} look="bare" />;
}
