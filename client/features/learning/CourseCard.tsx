import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { paths } from "../../paths";
import { Card } from "../../ui/Card";
import { CourseImage } from "../catalog/CourseImage";
import { CourseCard_CourseFragmentDoc } from "./CourseCard.generated";
import type { CourseCard_CourseFragment } from "./CourseCard.generated";
import styles from "./CourseCard.module.css";
import { priceInWords } from "./priceInWords";

interface CourseCardProps {
  course: FragmentType<CourseCard_CourseFragment>;
}

function batchCount(count: number): string {
  if (count === 0) return "No batch yet";
  return count === 1 ? "1 batch" : `${count} batches`;
}

/** A course in a list: cover, name, what it teaches, price and number of batches; the whole card leads to its page. */
export function CourseCard({ course }: CourseCardProps) {
  const { data } = useSuspenseFragment({
    fragment: CourseCard_CourseFragmentDoc,
    fragmentName: "CourseCard_course",
    from: course,
  });
  return (
    <Card isLink picture={<CourseImage imageUrl={data.imageUrl} imageAlt={data.imageAlt} slug={data.slug} />}>
      <h3>
        <Link to={paths.lmsCourse(data.slug)}>{data.name}</Link>
      </h3>
      <p className={styles.description}>{data.description}</p>
      <p className={styles.facts}>
        <strong>{priceInWords(data)}</strong>
        <span>{batchCount(data.batches.length)}</span>
      </p>
    </Card>
  );
}
