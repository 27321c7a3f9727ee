import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Picture } from "../../../ui/Picture";
import { Rating } from "../../../ui/text/Rating";
import { TestimonialCard_TestimonialFragmentDoc } from "./TestimonialCard.generated";
import type { TestimonialCard_TestimonialFragment } from "./TestimonialCard.generated";
import styles from "./TestimonialCard.module.css";

interface TestimonialCardProps {
  testimonial: FragmentType<TestimonialCard_TestimonialFragment>;
}

/** The first letters of the first two words, such as "AR". */
function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join("")
    .toUpperCase();
}

/** What one learner says, and how they rate the academy. */
export function TestimonialCard({ testimonial }: TestimonialCardProps) {
  const data = useFragmentData(TestimonialCard_TestimonialFragmentDoc, testimonial);
  return (
    <figure className={styles.card}>
      <Rating value={data.rating} />
      <blockquote>
        <p>{data.text}</p>
      </blockquote>
      <figcaption>
        <div className={styles.face}>
          <Picture
            src={data.imageUrl}
            alt={data.imageAlt}
            shape="whole"
            sizes="3rem"
            fallback={<span aria-hidden>{initialsOf(data.name)}</span>}
          />
        </div>
        <div className={styles.person}>
          <strong>{data.name}</strong>
          <span>{data.role}</span>
        </div>
      </figcaption>
    </figure>
  );
}
