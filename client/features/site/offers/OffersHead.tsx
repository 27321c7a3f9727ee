import { courseData } from "../../../format/courseData";
import { ogPicture, paths } from "../../../paths";
import { usePageFacts } from "../../../ui/PageFacts";
import { PageHead } from "../../../ui/PageHead";
import { breadcrumbJsonLd } from "../../workshops/breadcrumbJsonLd";

interface OffersHeadProps {
  academyName: string;
  courses: { slug: string; name: string; description: string; priceRupees: number | null }[];
}

/** What search engines and whoever shares the page are told of the offers: each course with its price. */
export function OffersHead({ academyName, courses }: OffersHeadProps) {
  const { origin } = usePageFacts();
  const offers = courses.map(({ slug, ...course }) =>
    courseData({ academyName, origin, path: paths.lmsCourse(slug), ...course }),
  );
  const crumbs = breadcrumbJsonLd(origin, [
    { name: academyName, path: paths.home },
    { name: "Courses", path: paths.offers },
  ]);
  const names = courses.map(({ name }) => name).join(", ");
  return (
    <PageHead
      title="Courses and prices"
      description={`Courses of ${academyName} with their prices: ${names}.`}
      path={paths.offers}
      picture={ogPicture("site", "offer")}
      jsonLd={[...offers, crumbs]}
    />
  );
}
