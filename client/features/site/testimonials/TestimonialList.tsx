import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Grid } from "../../../ui/layout/Grid";
import { Notice } from "../../../ui/Notice";
import { Picture } from "../../../ui/Picture";
import { CachedPart } from "../../../ui/page/CachedPart";
import { Rating } from "../../../ui/text/Rating";
import type { TestimonialCard_TestimonialFragment } from "./TestimonialList.generated";
import { TestimonialCard_TestimonialFragmentDoc } from "./TestimonialList.generated";
import styles from "./TestimonialList.module.css";

interface TestimonialCardProps {
  testimonial: FragmentType<TestimonialCard_TestimonialFragment>;
}

function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join("")
    .toUpperCase();
}

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

interface TestimonialListProps {
  testimonials: ({ id: string } & FragmentType<TestimonialCard_TestimonialFragment>)[];
}

export function TestimonialList({ testimonials }: TestimonialListProps) {
  if (testimonials.length === 0) {
    return (
      <Notice title="Nobody has said anything yet">
        <p>What learners say about their batches will appear here.</p>
      </Notice>
    );
  }
  return (
    <Grid as="ul" column="24" isFilled>
      {testimonials.map((testimonial) => (
        <CachedPart key={testimonial.id} as="li" cacheKey={["TestimonialCard", testimonial]}>
          <TestimonialCard testimonial={testimonial} />
        </CachedPart>
      ))}
    </Grid>
  );
}
