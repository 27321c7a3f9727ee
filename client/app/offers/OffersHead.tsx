import { courseData } from "../../format/courseData";
import { ogPicture, paths } from "../../paths";
import { usePageFacts } from "../../ui/page/PageFacts";
import { PageHead } from "../../ui/page/PageHead";
import { useSiteName } from "../../ui/page/PageTitle";
import { breadcrumbJsonLd } from "../../format/breadcrumbJsonLd";

interface OffersHeadProps {
  courses: { slug: string; name: string; description: string; priceRupees: number | null }[];
}

export function OffersHead({ courses }: OffersHeadProps) {
  const academyName = useSiteName();
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
