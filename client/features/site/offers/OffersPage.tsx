import { useSuspenseQuery } from "@apollo/client/react";
import { lazy } from "react";
import { rupees } from "../../../format/rupees";
import { BelowFold } from "../../../ui/BelowFold";
import { Hero } from "../../../ui/Hero";
import { JumpLink } from "../../../ui/JumpLink";
import { OffersDocument } from "./Offers.generated";
import { OffersHead } from "./OffersHead";
import { OfferVotes } from "./OfferVotes";

const OffersSections = lazy(async () => ({ default: (await import("./OffersSections")).OffersSections }));

/** `/offer`: the courses that are sold, each to be paid from here, and all that there is to know of them. */
export function OffersPage() {
  const { data } = useSuspenseQuery(OffersDocument);
  const { site, pageTexts, soldCourses } = data;
  const prices = soldCourses.flatMap(({ priceRupees }) => priceRupees ?? []);
  const from = prices.length > 0 ? `, from ${rupees(Math.min(...prices))}` : "";

  return (
    <main id="main">
      <OffersHead academyName={site.academyName} courses={soldCourses} />
      <Hero
        kicker={`Courses of ${site.academyName}`}
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
