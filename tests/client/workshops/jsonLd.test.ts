import { expect, test } from "vitest";
import { breadcrumbJsonLd } from "../../../client/format/breadcrumbJsonLd";
import { eventJsonLd, faqJsonLd } from "../../../client/features/workshops/page/WorkshopHead";

const ORIGIN = "https://academy.example";
const HOST = { origin: ORIGIN, academyName: "Sopaan" };
const WORKSHOP = {
  id: "1",
  slug: "powerbi",
  name: "Power BI Workshop",
  headline: "From raw tables",
  summary: "Seven evenings.",
  priceRupees: 199,
  startsAt: "2026-12-09T14:30:00.000Z",
  endsAt: "2026-12-15T16:00:00.000Z",
  place: "Live on Zoom",
  seatsLeft: null,
  hasEnded: false,
  teachers: [],
  faq: [],
};

test("a workshop is an online event with its price, its dates and its own address", () => {
  expect(eventJsonLd(WORKSHOP, HOST)).toMatchObject({
    "@type": "Event",
    description: "Seven evenings.",
    url: `${ORIGIN}/powerbi`,
    startDate: "2026-12-09T14:30:00.000Z",
    endDate: "2026-12-15T16:00:00.000Z",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", name: "Live on Zoom" },
    offers: { price: 199, priceCurrency: "INR", availability: "https://schema.org/InStock" },
  });
});

test("its teachers perform, except samples", () => {
  const real = { __typename: "Teacher", id: "1", name: "Meera", isSample: false } as const;
  const sample = { ...real, id: "2", name: "Invented", isSample: true };
  expect(eventJsonLd({ ...WORKSHOP, teachers: [real, sample] }, HOST)).toMatchObject({
    performer: [{ "@type": "Person", name: "Meera" }],
  });
  expect(eventJsonLd({ ...WORKSHOP, teachers: [sample] }, HOST)).not.toHaveProperty("performer");
});

test.each([{ seatsLeft: 0 }, { hasEnded: true }])(
  "nobody is promised a seat where there is none: %o",
  (state) => {
    const event = eventJsonLd({ ...WORKSHOP, summary: "", ...state }, HOST);
    expect(event).toMatchObject({
      description: "From raw tables",
      offers: { availability: "https://schema.org/SoldOut" },
    });
  },
);

test("questions carry their answers, and the path to a page is counted from one", () => {
  expect(faqJsonLd([{ question: "Why?", answer: "Because." }])).toMatchObject({
    mainEntity: [{ name: "Why?", acceptedAnswer: { text: "Because." } }],
  });
  expect(breadcrumbJsonLd(ORIGIN, [{ name: "Workshops", path: "/work" }])).toMatchObject({
    itemListElement: [{ position: 1, name: "Workshops", item: `${ORIGIN}/work` }],
  });
});
