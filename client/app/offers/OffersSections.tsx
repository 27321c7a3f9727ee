import { useState, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { Grid } from "../../ui/layout/Grid";
import { Text } from "../../ui/layout/Text";
import { lazyComponent } from "../../ui/lazyComponent";
import { Notice } from "../../ui/Notice";
import { Counters } from "../../features/site/counters/Counters";
import { Dialog } from "../../ui/overlay/Dialog";
import { IllustratedGrid } from "../../ui/page/IllustratedGrid";
import { Section } from "../../ui/page/Section";
import { Skeleton } from "../../ui/page/Skeleton";
import { OfferCard } from "./OfferCard";
import { OfferContact } from "./OfferContact";
import type { OffersQuery } from "./Offers.generated";
import { OfferFilters } from "./OfferFilters";
import { filterCourses } from "./offerFilters";
import { OfferSection } from "./OfferSection";
import type { PayableCourse } from "./payment/payableCourse";
import { TestimonialSlider } from "./TestimonialSlider";
import { WaysToLearn } from "./WaysToLearn";

const Payment = lazyComponent(() => import("./payment/Payment"), "Payment");

interface PaymentDialogProps {
  course: PayableCourse | null;
  onClose: () => void;
}

function PaymentDialog({ course, onClose }: PaymentDialogProps) {
  return (
    <Dialog title={course?.name ?? ""} isOpen={course !== null} onClose={onClose}>
      {course && (
        <Suspense fallback={<Skeleton count={3} />}>
          <Payment course={course} onAsk={onClose} />
        </Suspense>
      )}
    </Dialog>
  );
}

interface OfferGridProps {
  courses: OffersQuery["soldCourses"];
  onChoose: (id: string) => void;
}

function OfferGrid({ courses, onChoose }: OfferGridProps) {
  const [params, setParams] = useSearchParams();
  const chosen = { goal: params.get("goal") ?? "", length: params.get("length") ?? "" };
  const shown = filterCourses(courses, chosen);

  function handleFilter(name: "goal" | "length", value: string) {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  if (courses.length === 0) {
    return (
      <Notice title="No courses on offer right now">
        <p>Courses and their prices will appear here.</p>
      </Notice>
    );
  }
  return (
    <>
      <OfferFilters courses={courses} shownCount={shown.length} onChoose={handleFilter} {...chosen} />
      {shown.length === 0 && <Text>No course fits both. Choose another goal or length.</Text>}
      <Grid as="ul" column="16" gap="2">
        {shown.map((course) => (
          <li key={course.id}>
            <OfferCard course={course} onChoose={() => onChoose(course.id)} />
          </li>
        ))}
      </Grid>
    </>
  );
}

export function OffersSections(data: OffersQuery) {
  const { homeContent, site, soldCourses, testimonials } = data;
  const [chosenId, setChosenId] = useState<string | null>(null);

  return (
    <>
      <WaysToLearn {...data} />
      <Section id="course" title="Choose a course">
        <OfferGrid courses={soldCourses} onChoose={setChosenId} />
      </Section>
      <Section id="details" title="Course details" tone="sunk">
        <div>
          {soldCourses.map((course) => (
            <OfferSection key={course.id} course={course} onChoose={() => setChosenId(course.id)} />
          ))}
        </div>
      </Section>
      <Section id="features" title="With every course">
        <IllustratedGrid items={homeContent.reasons} look="above" />
      </Section>
      {testimonials.length > 0 && (
        <Section id="learners" title="What learners say" tone="sunk">
          <Counters site={site} />
          <TestimonialSlider testimonials={testimonials} />
        </Section>
      )}
      <Section id="contact" title="Not sure where to start?" lead="Ask us which course fits you.">
        <OfferContact />
      </Section>
      <PaymentDialog
        course={soldCourses.find(({ id }) => id === chosenId) ?? null}
        onClose={() => setChosenId(null)}
      />
    </>
  );
}
