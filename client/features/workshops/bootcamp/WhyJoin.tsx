import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { IllustratedGrid } from "../../../ui/IllustratedGrid";
import { WhyJoin_BootcampFragmentDoc } from "./WhyJoin.generated";
import type { WhyJoin_BootcampFragment } from "./WhyJoin.generated";

interface WhyJoinProps {
  bootcamp: FragmentType<WhyJoin_BootcampFragment>;
}

/** The reasons to join, as the academy gives them. */
export function WhyJoin({ bootcamp }: WhyJoinProps) {
  const { data } = useSuspenseFragment({
    fragment: WhyJoin_BootcampFragmentDoc,
    fragmentName: "WhyJoin_bootcamp",
    from: bootcamp,
  });
  return <IllustratedGrid items={data.reasons} look="wide" />;
}
