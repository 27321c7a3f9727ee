import type { FragmentType } from "@apollo/client";
import { Grid } from "../../../ui/layout/Grid";
import { Notice } from "../../../ui/Notice";
import { TestimonialCard } from "./TestimonialCard";
import type { TestimonialCard_TestimonialFragment } from "./TestimonialCard.generated";

interface TestimonialListProps {
  testimonials: ({ id: string } & FragmentType<TestimonialCard_TestimonialFragment>)[];
}

export function TestimonialList({ testimonials }: TestimonialListProps) {
  if (testimonials.length === 0) {
    return (
      <Notice title="Nobody has said anything yet">
        <p>What learners say about their batches will stand here.</p>
      </Notice>
    );
  }
  return (
    <Grid as="ul" column="24" isFilled>
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </Grid>
  );
}
