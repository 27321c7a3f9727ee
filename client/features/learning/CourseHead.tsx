import { ogPicture, paths } from "../../paths";
import { usePageFacts } from "../../ui/PageFacts";
import { PageHead } from "../../ui/PageHead";
import { useSiteName } from "../../ui/PageTitle";

interface CourseHeadProps {
  course: { slug: string; name: string; description: string; priceRupees: number | null };
}

/** What search engines are told of a course: what it teaches, by whom, for how much. */
export function CourseHead({ course }: CourseHeadProps) {
  const { origin } = usePageFacts();
  const academyName = useSiteName();
  const url = `${origin}${paths.lmsCourse(course.slug)}`;
  const description = course.description || `${course.name}, a course of ${academyName}.`;
  const offers = course.priceRupees !== null && {
    offers: { "@type": "Offer", category: "Paid", price: course.priceRupees, priceCurrency: "INR", url },
  };
  return (
    <PageHead
      title={course.name}
      description={description}
      path={paths.lmsCourse(course.slug)}
      picture={ogPicture("courses", course.slug)}
      jsonLd={[
        {
          "@type": "Course",
          name: course.name,
          description,
          url,
          provider: { "@type": "Organization", name: academyName, url: origin },
          ...offers,
        },
      ]}
    />
  );
}
