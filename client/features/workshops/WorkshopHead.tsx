import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { ogPicture, paths } from "../../paths";
import { usePageFacts } from "../../ui/PageFacts";
import { PageHead } from "../../ui/PageHead";
import { breadcrumbJsonLd } from "./breadcrumbJsonLd";
import { eventJsonLd } from "./eventJsonLd";
import { faqJsonLd } from "./faqJsonLd";
import { WorkshopHead_WorkshopFragmentDoc } from "./WorkshopHead.generated";
import type { WorkshopHead_WorkshopFragment } from "./WorkshopHead.generated";

interface WorkshopHeadProps {
  workshop: FragmentType<WorkshopHead_WorkshopFragment>;
  academyName: string;
}

/** What search engines and whoever shares the page read of a workshop; its address is the one in lower case. */
export function WorkshopHead({ workshop, academyName }: WorkshopHeadProps) {
  const { data } = useSuspenseFragment({
    fragment: WorkshopHead_WorkshopFragmentDoc,
    fragmentName: "WorkshopHead_workshop",
    from: workshop,
  });
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
