import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { courseData } from "../../../format/courseData";
import { rupees } from "../../../format/rupees";
import { ogPicture, paths } from "../../../paths";
import { usePageFacts } from "../../../ui/PageFacts";
import { PageHead } from "../../../ui/PageHead";
import { breadcrumbJsonLd } from "../breadcrumbJsonLd";
import { BootcampHead_BootcampFragmentDoc } from "./BootcampHead.generated";
import type { BootcampHead_BootcampFragment } from "./BootcampHead.generated";
import type { SeasonInShort } from "./SeasonInShort";

interface BootcampHeadProps {
  bootcamp: FragmentType<BootcampHead_BootcampFragment>;
  /** The one that can be joined now. */
  season: SeasonInShort | undefined;
  academyName: string;
  /** Whether this is the page of the offer, with the price in its title. */
  isOffer?: boolean;
}

/** What search engines and whoever shares the page are told of the bootcamp; of its two pages they keep the whole one. */
export function BootcampHead({ bootcamp, season, academyName, isOffer = false }: BootcampHeadProps) {
  const { origin } = usePageFacts();
  const { data } = useSuspenseFragment({
    fragment: BootcampHead_BootcampFragmentDoc,
    fragmentName: "BootcampHead_bootcamp",
    from: bootcamp,
  });
  const title =
    isOffer && season
      ? `${data.name} for ${season.priceRupees > 0 ? rupees(season.priceRupees) : "free"}`
      : data.name;
  const description = isOffer ? `${title}: ${data.headline} What is in it, and how to join.` : data.text;
  const jsonLd = [
    courseData({
      academyName,
      origin,
      path: paths.bootcamp,
      name: data.name,
      description: data.text,
      priceRupees: season?.priceRupees,
      startsAt: season?.startsAt,
    }),
    breadcrumbJsonLd(origin, [
      { name: academyName, path: paths.home },
      { name: data.name, path: paths.bootcamp },
    ]),
  ];
  return (
    <PageHead
      title={title}
      description={description}
      path={paths.bootcamp}
      picture={ogPicture("site", "python")}
      pictured={data.headline}
      jsonLd={jsonLd}
    />
  );
}
