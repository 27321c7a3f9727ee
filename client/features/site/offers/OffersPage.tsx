import { useSuspenseQuery } from "@apollo/client/react";
import { useState } from "react";
import { rupees } from "../../../format/rupees";
import { ButtonLink } from "../../../ui/Button";
import { Hero } from "../../../ui/Hero";
import { Section } from "../../../ui/Section";
import { OfferContact } from "./OfferContact";
import { OfferFeatures } from "./OfferFeatures";
import { OfferGrid } from "./OfferGrid";
import { OffersDocument } from "./Offers.generated";
import { OfferSection } from "./OfferSection";
import { OffersHead } from "./OffersHead";
import { OfferVotes } from "./OfferVotes";
import { PaymentDialog } from "./PaymentDialog";
import { TestimonialSlider } from "./TestimonialSlider";

/** `/offer`: the courses that are sold, each to be paid from here, and all that there is to know of them. */
export function OffersPage() {
  const { site, homeContent, soldCourses, testimonials } = useSuspenseQuery(OffersDocument).data;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const prices = soldCourses.flatMap(({ priceRupees }) => priceRupees ?? []);
  const from = prices.length > 0 ? `, from ${rupees(Math.min(...prices))}` : "";

  return (
    <main id="main">
      <OffersHead academyName={site.academyName} courses={soldCourses} />
      <Hero
        kicker={`Courses of ${site.academyName}`}
        title={`${soldCourses.length} courses${from}`}
        lead="One price for the whole course: the live evenings, the recordings and the exercises. Choose one, see what is in it, and pay when you are sure."
        actions={
          <ButtonLink look="main" to="#course">
            Explore Courses
          </ButtonLink>
        }
      >
        <OfferVotes />
      </Hero>
      <Section id="course" title="Choose a course" lead="Press a course to pay for it.">
        <OfferGrid courses={soldCourses} onChoose={setChosenId} />
      </Section>
      <Section id="details" title="What is in each course" tone="sunk">
        {soldCourses.map((course) => (
          <OfferSection key={course.id} course={course} onChoose={() => setChosenId(course.id)} />
        ))}
      </Section>
      <Section id="features" title="With every course">
        <OfferFeatures homeContent={homeContent} />
      </Section>
      {testimonials.length > 0 && (
        <Section id="learners" title="What learners say" tone="sunk">
          <TestimonialSlider testimonials={testimonials} />
        </Section>
      )}
      <Section id="contact" title="Ask us first" lead="Not sure which course is yours? Ask; we answer.">
        <OfferContact site={site} />
      </Section>
      <PaymentDialog
        course={soldCourses.find(({ id }) => id === chosenId) ?? null}
        onClose={() => setChosenId(null)}
      />
    </main>
  );
}
