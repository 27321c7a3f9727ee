import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { ExternalLink } from "lucide-react";
import { rupees } from "../../../format/rupees";
import { Button, ButtonAnchor } from "../../../ui/Button";
import { OfferSection_CourseFragmentDoc } from "./OfferSection.generated";
import type { OfferSection_CourseFragment } from "./OfferSection.generated";
import styles from "./OfferSection.module.css";

interface OfferSectionProps {
  course: FragmentType<OfferSection_CourseFragment>;
  onChoose: () => void;
}

/** All that the academy tells of a course, and what it teaches topic by topic. */
export function OfferSection({ course, onChoose }: OfferSectionProps) {
  const { data } = useSuspenseFragment({
    fragment: OfferSection_CourseFragmentDoc,
    fragmentName: "OfferSection_course",
    from: course,
  });
  const paragraphs = data.sectionText?.split(/\n\s*\n/) ?? [];
  return (
    <article id={data.slug} className={styles.section}>
      <div className={styles.text}>
        <h3>{data.name}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles.actions}>
          {data.priceRupees !== null && (
            <span className={styles.choose}>
              <Button onClick={onChoose}>
                <span>
                  Buy<span className="visually-hidden"> {data.name}</span> for {rupees(data.priceRupees)}
                </span>
              </Button>
            </span>
          )}
          {data.seeMoreLink && (
            <ButtonAnchor href={data.seeMoreLink} icon={<ExternalLink size={18} aria-hidden />}>
              See More
              <span className="visually-hidden"> about {data.name}, in a new tab</span>
            </ButtonAnchor>
          )}
        </div>
      </div>
      {data.syllabus.length > 0 && (
        <div className={styles.syllabus}>
          <h4>What is taught</h4>
          <ol>
            {data.syllabus.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ol>
        </div>
      )}
    </article>
  );
}
