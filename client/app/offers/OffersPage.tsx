import { useSuspenseQuery } from "@apollo/client/react";
import { breadcrumbJsonLd } from "../../format/breadcrumbJsonLd";
import { courseData } from "../../format/courseData";
import { rupees } from "../../format/rupees";
import { ogPicture, paths } from "../../../shared/paths";
import { lazyComponent } from "../../ui/lazyComponent";
import { BelowFold } from "../../ui/page/BelowFold";
import { Hero } from "../../ui/page/Hero";
import { JumpLink } from "../../ui/page/JumpLink";
import { usePageFacts } from "../../ui/page/PageFacts";
import { PageHead } from "../../ui/page/PageHead";
import { useSiteName } from "../../ui/page/PageTitle";
import { CoverSteps } from "./CoverSteps";
import { OffersDocument } from "./Offers.generated";
import { OfferVotes } from "./OfferVotes";

interface OffersHeadProps {
  courses: { slug: string; name: string; description: string; priceRupees: number | null }[];
}

function OffersHead({ courses }: OffersHeadProps) {
  const academyName = useSiteName();
  const { origin } = usePageFacts();
  const offers = courses.map(({ slug, ...course }) =>
    courseData({ academyName, origin, path: paths.lmsCourse(slug), ...course }),
  );
  const crumbs = breadcrumbJsonLd(origin, [
    { name: academyName, path: paths.home },
    { name: "Courses", path: paths.offers },
  ]);
  const names = courses.map(({ name }) => name).join(", ");
  return (
    <PageHead
      title="Courses and prices"
      description={`Courses at ${academyName} and their prices: ${names}.`}
      path={paths.offers}
      picture={ogPicture("site", "offer")}
      jsonLd={[...offers, crumbs]}
    />
  );
}

const OffersSections = lazyComponent(() => import("./OffersSections"), "OffersSections");

export function OffersPage() {
  const { data } = useSuspenseQuery(OffersDocument);
  const { pageTexts, soldCourses } = data;
  const academyName = useSiteName();
  const prices = soldCourses.flatMap(({ priceRupees }) => priceRupees ?? []);
  const from = prices.length > 0 ? ` from ${rupees(Math.min(...prices))}` : "";

  return (
    <main id="main">
      <OffersHead courses={soldCourses} />
      <Hero
        kicker={`Courses at ${academyName}`}
        title={`Courses${from}`}
        lead={pageTexts.offersLead}
        actions={<JumpLink to="course">Explore Courses</JumpLink>}
        art={<CoverSteps courses={soldCourses} />}
      >
        <OfferVotes />
      </Hero>
      <BelowFold>
        <OffersSections {...data} />
      </BelowFold>
    </main>
  );
}
