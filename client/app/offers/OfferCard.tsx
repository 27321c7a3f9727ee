import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../apollo/useFragmentData";
import { counted } from "../../format/counted";
import { hours } from "../../format/hours";
import { Card } from "../../ui/Card";
import { Text } from "../../ui/layout/Text";
import { CourseImage } from "../../features/catalog/CourseImage";
import { Join } from "../../features/workshops/join/Join";
import { useCourseOffering } from "./useCourseOffering";
import { OfferCard_CourseFragmentDoc } from "./OffersSections.generated";
import type { OfferCard_CourseFragment } from "./OffersSections.generated";
import styles from "./OfferCard.module.css";

interface OfferCardProps {
  course: FragmentType<OfferCard_CourseFragment>;
  onChoose: () => void;
}

/** A click opens the payment; without JavaScript, a link leads there. */
export function OfferCard({ course, onChoose }: OfferCardProps) {
  const data = useFragmentData(OfferCard_CourseFragmentDoc, course);
  const offering = useCourseOffering(data);
  return (
    <Card isRow cover={data.cover} picture={<CourseImage course={data} square="phones" />}>
      <h3>{data.name}</h3>
      <div>
        <p className={styles.description}>{data.description}</p>
        {data.weekCount > 0 && data.hoursPerWeek !== null && (
          <Text size="small">
            {counted(data.weekCount, "week")}, {hours(data.hoursPerWeek)} of live classes a week
          </Text>
        )}
      </div>
      <div className={styles.choose}>
        <Join offering={offering} to={onChoose} layout="row" call="Buy">
          {data.payLink && (
            <noscript>
              <a href={data.payLink} rel="noopener">
                Payment page
              </a>
            </noscript>
          )}
        </Join>
      </div>
      <Link className={styles.more} to={`#${data.slug}`}>
        See the syllabus<span className="visually-hidden"> ({data.name})</span>
      </Link>
    </Card>
  );
}
