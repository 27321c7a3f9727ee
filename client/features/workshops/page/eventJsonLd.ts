import { ogPicture, paths } from "../../../paths";
import type { WorkshopHead_WorkshopFragment } from "./WorkshopPage.generated";

interface Host {
  origin: string;
  academyName: string;
}

/** A workshop as an online event with its price, in schema.org's words. */
export function eventJsonLd(
  workshop: Omit<WorkshopHead_WorkshopFragment, "__typename" | " $fragmentName">,
  { origin, academyName }: Host,
): object {
  const url = `${origin}${paths.workshop(workshop.slug)}`;
  const hasPlace = !workshop.hasEnded && workshop.seatsLeft !== 0;
  const availability = hasPlace ? "InStock" : "SoldOut";
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
