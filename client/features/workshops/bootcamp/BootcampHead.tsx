import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { courseData } from "../../../format/courseData";
import { rupees } from "../../../format/rupees";
import { ogPicture, paths } from "../../../paths";
import { usePageFacts } from "../../../ui/page/PageFacts";
import { PageHead } from "../../../ui/page/PageHead";
import { useSiteName } from "../../../ui/page/PageTitle";
import { breadcrumbJsonLd } from "../../../format/breadcrumbJsonLd";
import { BootcampHead_BootcampFragmentDoc } from "./BootcampHero.generated";
import type { BootcampHead_BootcampFragment } from "./BootcampHero.generated";
import type { Season } from "./useOpenSeasons";

interface BootcampHeadProps {
  bootcamp: FragmentType<BootcampHead_BootcampFragment>;
  /** The one that can be joined now. */
  season: Season | undefined;
  /** Whether this is the page of the offer, with the price in its title. */
  isOffer?: boolean;
}

/** Both pages of the bootcamp for search engines and shared links; the whole page is the canonical one. */
export function BootcampHead({ bootcamp, season, isOffer = false }: BootcampHeadProps) {
  const academyName = useSiteName();
  const { origin } = usePageFacts();
  const data = useFragmentData(BootcampHead_BootcampFragmentDoc, bootcamp);
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
