import { courseData } from "../../format/courseData";
import { ogPicture, paths } from "../../paths";
import { usePageFacts } from "../../ui/PageFacts";
import { PageHead } from "../../ui/PageHead";
import { useSiteName } from "../../ui/PageTitle";
import { breadcrumbJsonLd } from "../workshops/breadcrumbJsonLd";

interface CourseHeadProps {
  course: { slug: string; name: string; description: string; priceRupees: number | null };
}

/** What search engines are told of a course: what it teaches, by whom, for how much. */
export function CourseHead({ course }: CourseHeadProps) {
  const { origin } = usePageFacts();
  const academyName = useSiteName();
  const path = paths.lmsCourse(course.slug);
  const data = courseData({ academyName, origin, path, ...course });
  return (
    <PageHead
      title={course.name}
      description={data.description}
      path={path}
      picture={ogPicture("courses", course.slug)}
      jsonLd={[
        data,
        breadcrumbJsonLd(origin, [
          { name: academyName, path: paths.home },
          { name: "Courses", path: paths.lms },
          { name: course.name, path },
        ]),
      ]}
    />
  );
}
