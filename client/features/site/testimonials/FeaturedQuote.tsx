import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Picture } from "../../../ui/Picture";
import { Portrait } from "../../../ui/people/Portrait";
import { SampleNote } from "../../../ui/people/SampleNote";
import styles from "./FeaturedQuote.module.css";
import type { FeaturedQuote_TestimonialFragment } from "./TestimonialList.generated";
import { FeaturedQuote_TestimonialFragmentDoc } from "./TestimonialList.generated";

interface FeaturedQuoteProps {
  testimonial: FragmentType<FeaturedQuote_TestimonialFragment>;
}

/** One learner, in large letters. */
export function FeaturedQuote({ testimonial }: FeaturedQuoteProps) {
  const data = useFragmentData(FeaturedQuote_TestimonialFragmentDoc, testimonial);
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{data.text}</p>
      </blockquote>
      <figcaption>
        <Portrait name={data.name} src={data.imageUrl} alt={data.imageAlt} size="large" />
        <div>
          <strong>{data.name}</strong>
          <p className={styles.role}>{data.role}</p>
          {data.built && <p>Built: {data.built}</p>}
          <SampleNote people={[data]} />
        </div>
      </figcaption>
      {data.builtImageUrl && (
        <div className={styles.built}>
          <Picture
            src={data.builtImageUrl}
            alt={data.builtImageAlt}
            fallback={null}
            shape="whole"
            sizes="28rem"
          />
        </div>
      )}
    </figure>
  );
}
