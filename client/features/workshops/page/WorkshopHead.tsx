import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { breadcrumbJsonLd } from "../../../format/breadcrumbJsonLd";
import { ogPicture, paths } from "../../../../shared/paths";
import { usePageFacts } from "../../../ui/page/PageFacts";
import { PageHead } from "../../../ui/page/PageHead";
import { useSiteName } from "../../../ui/page/PageTitle";
import { isFull } from "../join/offering";
import type { WorkshopHead_WorkshopFragment } from "./WorkshopPage.generated";
import { WorkshopHead_WorkshopFragmentDoc } from "./WorkshopPage.generated";

interface Host {
  origin: string;
  academyName: string;
}

/** schema.org Event with its price. */
export function eventJsonLd(
  workshop: Omit<WorkshopHead_WorkshopFragment, "__typename" | " $fragmentName" | "cover">,
  { origin, academyName }: Host,
): object {
  const url = `${origin}${paths.workshop(workshop.slug)}`;
  const hasPlace = !workshop.hasEnded && !isFull(workshop);
  const availability = hasPlace ? "InStock" : "SoldOut";
  const performer = workshop.teachers.flatMap(({ name, isSample }) =>
    isSample ? [] : [{ "@type": "Person", name }],
  );
  return {
    "@type": "Event",
    name: workshop.name,
    description: workshop.summary || workshop.headline,
    url,
    image: origin + ogPicture("workshops", workshop.slug),
    startDate: workshop.startsAt,
    endDate: workshop.endsAt,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", name: workshop.place, url },
    ...(performer.length > 0 && { performer }),
    organizer: { "@type": "Organization", name: academyName, url: origin },
    offers: {
      "@type": "Offer",
      price: workshop.priceRupees,
      priceCurrency: "INR",
      availability: `https://schema.org/${availability}`,
      url,
    },
  };
}

interface Question {
  question: string;
  answer: string;
}

export function faqJsonLd(questions: Question[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

interface WorkshopHeadProps {
  workshop: FragmentType<WorkshopHead_WorkshopFragment>;
  page: { slug: string; headline: string; summary: string };
}

/** The canonical URL is that of the first page, in lower case. */
export function WorkshopHead({ workshop, page }: WorkshopHeadProps) {
  const data = useFragmentData(WorkshopHead_WorkshopFragmentDoc, workshop);
  const academyName = useSiteName();
  const { origin } = usePageFacts();
  const path = paths.workshop(data.slug);
  return (
    <PageHead
      title={page.slug === data.slug ? data.name : page.headline}
      description={page.summary || page.headline}
      path={path}
      picture={ogPicture("workshops", data.slug)}
      pictured={data.cover}
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
