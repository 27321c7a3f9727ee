import type { FragmentType } from "@apollo/client";
import { ExternalLink } from "lucide-react";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Join } from "../../features/workshops/join/Join";
import { useCourseOffering } from "./useCourseOffering";
import { ButtonAnchor } from "../../ui/Button";
import { Box } from "../../ui/layout/Box";
import { NumberedList } from "../../ui/layout/NumberedList";
import { Row } from "../../ui/layout/Row";
import { Stack } from "../../ui/layout/Stack";
import { OfferSection_CourseFragmentDoc } from "./OffersSections.generated";
import type { OfferSection_CourseFragment } from "./OffersSections.generated";
import styles from "./OfferSection.module.css";

interface OfferSectionProps {
  course: FragmentType<OfferSection_CourseFragment>;
  onChoose: () => void;
}

export function OfferSection({ course, onChoose }: OfferSectionProps) {
  const data = useFragmentData(OfferSection_CourseFragmentDoc, course);
  const offering = useCourseOffering(data);
  const paragraphs = data.sectionText?.split(/\n\s*\n/) ?? [];
  return (
    <details className={styles.section}>
      <summary>
        <h3>{data.name}</h3>
      </summary>
      <div id={data.slug} className={styles.inside}>
        <Stack>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Row>
            {data.priceRupees !== null && (
              <Join
                offering={offering}
                to={onChoose}
                layout="plain"
                call={{ paid: "Buy for", free: "Take it for free" }}
              />
            )}
            {data.seeMoreLink && (
              <ButtonAnchor href={data.seeMoreLink} icon={<ExternalLink size={18} aria-hidden />}>
                See More
                <span className="visually-hidden"> about {data.name}, in a new tab</span>
              </ButtonAnchor>
            )}
          </Row>
        </Stack>
        {data.syllabus.length > 0 && (
          <Box>
            <h4 className={styles.heading}>Syllabus</h4>
            <NumberedList>
              {data.syllabus.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </NumberedList>
          </Box>
        )}
      </div>
    </details>
  );
}
