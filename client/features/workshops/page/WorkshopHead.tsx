import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { breadcrumbJsonLd } from "../../../format/breadcrumbJsonLd";
import { ogPicture, paths } from "../../../paths";
import { usePageFacts } from "../../../ui/page/PageFacts";
import { PageHead } from "../../../ui/page/PageHead";
import { useSiteName } from "../../../ui/page/PageTitle";
import { eventJsonLd } from "./eventJsonLd";
import { faqJsonLd } from "./faqJsonLd";
import { WorkshopHead_WorkshopFragmentDoc } from "./WorkshopPage.generated";
import type { WorkshopHead_WorkshopFragment } from "./WorkshopPage.generated";

interface WorkshopHeadProps {
  workshop: FragmentType<WorkshopHead_WorkshopFragment>;
}

/** The page for search engines and previews of shared links; its address is the one in lower case. */
export function WorkshopHead({ workshop }: WorkshopHeadProps) {
  const data = useFragmentData(WorkshopHead_WorkshopFragmentDoc, workshop);
  const academyName = useSiteName();
  const { origin } = usePageFacts();
  const path = paths.workshop(data.slug);
  return (
    <PageHead
      title={data.name}
      description={data.summary || data.headline}
      path={path}
      picture={ogPicture("workshops", data.slug)}
      jsonLd={[
        eventJsonLd(data, { origin, academyName }),
        ...(data.faq.length > 0 ? [faqJsonLd(data.faq)] : []),
        breadcrumbJsonLd(origin, [
          { name: academyName, path: paths.home },
          { name: "Workshops", path: paths.workshops },
          { name: data.name, path },
        ]),
      ]}
    />
  );
}
