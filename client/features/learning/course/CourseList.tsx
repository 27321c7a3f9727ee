import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { paths } from "../../../../shared/paths";
import { Card } from "../../../ui/Card";
import { Grid } from "../../../ui/layout/Grid";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { CachedPart } from "../../../ui/page/CachedPart";
import { CourseImage } from "../../catalog/CourseImage";
import { CourseList_CourseFragmentDoc } from "./CourseList.generated";
import type { CourseList_CourseFragment } from "./CourseList.generated";
import styles from "./CourseList.module.css";
import { coursePriceLabel } from "./coursePriceLabel";

type MaskedCourse = FragmentType<CourseList_CourseFragment>;

function batchCount(count: number): string {
  if (count === 0) return "No batch yet";
  return count === 1 ? "1 batch" : `${count} batches`;
}

function CourseCard({ course }: { course: MaskedCourse }) {
  const data = useFragmentData(CourseList_CourseFragmentDoc, course);
  return (
    <Card isLink isRow cover={data.cover} picture={<CourseImage course={data} square="phones" />}>
      <h3>
        <Link to={paths.lmsCourse(data.slug)}>{data.name}</Link>
      </h3>
      <p className={styles.description}>{data.description}</p>
      <p className={styles.facts}>
        <strong>{coursePriceLabel(data)}</strong>
        <Text as="span" tone="muted">
          {batchCount(data.batches.length)}
        </Text>
      </p>
    </Card>
  );
}

interface CourseListProps {
  courses: ({ id: string } & MaskedCourse)[];
}

export function NoCourses() {
  return (
    <Notice title="No courses yet">
      <p>Our first course will appear here soon.</p>
    </Notice>
  );
}

export function CourseList({ courses }: CourseListProps) {
  if (courses.length === 0) return <NoCourses />;
  return (
    <Grid as="ul" column="18" gap="2">
      {courses.map((course) => (
        <CachedPart key={course.id} as="li" cacheKey={["CourseCard", course]}>
          <CourseCard course={course} />
        </CachedPart>
      ))}
    </Grid>
  );
}
