import { useState } from "react";
import { Section } from "../../../ui/Section";
import { OfferContact } from "./OfferContact";
import { OfferFeatures } from "./OfferFeatures";
import { OfferGrid } from "./OfferGrid";
import type { OffersQuery } from "./Offers.generated";
import { OfferSection } from "./OfferSection";
import { PaymentDialog } from "./PaymentDialog";
import { TestimonialSlider } from "./TestimonialSlider";

/** The courses to choose from, each at length, and what comes with all of them. */
export function OffersSections({ site, homeContent, soldCourses, testimonials }: OffersQuery) {
  const [chosenId, setChosenId] = useState<string | null>(null);

  return (
    <>
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
    </>
  );
}
