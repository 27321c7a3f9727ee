import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Rating } from "../../ui/Rating";
import { TestimonialCard_TestimonialFragmentDoc } from "./TestimonialCard.generated";
import type { TestimonialCard_TestimonialFragment } from "./TestimonialCard.generated";
import styles from "./TestimonialCard.module.css";

interface TestimonialCardProps {
  testimonial: FragmentType<TestimonialCard_TestimonialFragment>;
}

/** What one learner says, and how they rate the academy. */
export function TestimonialCard({ testimonial }: TestimonialCardProps) {
  const { data } = useSuspenseFragment({
    fragment: TestimonialCard_TestimonialFragmentDoc,
    fragmentName: "TestimonialCard_testimonial",
    from: testimonial,
  });
  return (
    <figure className={styles.card}>
      <Rating value={data.rating} />
      <blockquote>
        <p>{data.text}</p>
      </blockquote>
      <figcaption>
        <strong>{data.name}</strong>
        <span>{data.role}</span>
      </figcaption>
    </figure>
  );
}
