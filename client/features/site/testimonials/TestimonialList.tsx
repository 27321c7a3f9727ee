import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Grid } from "../../../ui/layout/Grid";
import { Stack } from "../../../ui/layout/Stack";
import { Notice } from "../../../ui/Notice";
import { Picture } from "../../../ui/Picture";
import { Portrait } from "../../../ui/people/Portrait";
import { CachedPart } from "../../../ui/page/CachedPart";
import { Rating } from "../../../ui/text/Rating";
import { SampleNote } from "../../../ui/people/SampleNote";
import type { TestimonialCard_TestimonialFragment } from "./TestimonialList.generated";
import { TestimonialCard_TestimonialFragmentDoc } from "./TestimonialList.generated";
import styles from "./TestimonialList.module.css";

interface TestimonialCardProps {
  testimonial: FragmentType<TestimonialCard_TestimonialFragment>;
}

export function TestimonialCard({ testimonial }: TestimonialCardProps) {
  const data = useFragmentData(TestimonialCard_TestimonialFragmentDoc, testimonial);
  return (
    <figure className={styles.card}>
      <Picture src={data.builtImageUrl} alt={data.builtImageAlt} fallback={null} shape="whole" />
      <Rating value={data.rating} />
      <blockquote>
        <p>{data.text}</p>
      </blockquote>
      {data.built && (
        <p className={styles.built}>
          Built: <strong>{data.built}</strong>
        </p>
      )}
      <figcaption>
        <Portrait name={data.name} src={data.imageUrl} alt={data.imageAlt} />
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

export function TestimonialSamples({ testimonials }: TestimonialListProps) {
  return <SampleNote people={useFragmentData(TestimonialCard_TestimonialFragmentDoc, testimonials)} />;
}

export function TestimonialList({ testimonials }: TestimonialListProps) {
  if (testimonials.length === 0) {
    return (
      <Notice title="No testimonials yet">
        <p>What learners say about their batches will appear here.</p>
      </Notice>
    );
  }
  return (
    <Stack>
      <TestimonialSamples testimonials={testimonials} />
      <Grid as="ul" column="20" isFilled strip="What learners say">
        {testimonials.map((testimonial) => (
          <CachedPart key={testimonial.id} as="li" cacheKey={["TestimonialCard", testimonial]}>
            <TestimonialCard testimonial={testimonial} />
          </CachedPart>
        ))}
      </Grid>
    </Stack>
  );
}
