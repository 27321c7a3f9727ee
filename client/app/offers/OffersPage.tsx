import { useSuspenseQuery } from "@apollo/client/react";
import { rupees } from "../../format/rupees";
import { BelowFold } from "../../ui/page/BelowFold";
import { Hero } from "../../ui/page/Hero";
import { JumpLink } from "../../ui/page/JumpLink";
import { lazyComponent } from "../../ui/lazyComponent";
import { useSiteName } from "../../ui/page/PageTitle";
import { OffersDocument } from "./Offers.generated";
import { OffersHead } from "./OffersHead";
import { OfferVotes } from "./OfferVotes";

const OffersSections = lazyComponent(() => import("./OffersSections"), "OffersSections");

export function OffersPage() {
  const { data } = useSuspenseQuery(OffersDocument);
  const { pageTexts, soldCourses } = data;
  const academyName = useSiteName();
  const prices = soldCourses.flatMap(({ priceRupees }) => priceRupees ?? []);
  const from = prices.length > 0 ? `, from ${rupees(Math.min(...prices))}` : "";

  return (
    <main id="main">
      <OffersHead courses={soldCourses} />
      <Hero
        kicker={`Courses of ${academyName}`}
        title={`${soldCourses.length} courses${from}`}
        lead={pageTexts.offersLead}
        actions={<JumpLink to="course">Explore Courses</JumpLink>}
      >
        <OfferVotes />
      </Hero>
      <BelowFold>
        <OffersSections {...data} />
      </BelowFold>
    </main>
  );
}
