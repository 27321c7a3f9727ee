import type { FaqItem } from "../../core/content/contentParts";
import type { Audience, GalleryPicture } from "../../features/workshops/workshop.values";

export const audiences: Audience[] = [
  {
    title: "Students",
    text: "You want something on your CV that you built yourself, before the placement season begins.",
    icon: "graduation-cap",
  },
  {
    title: "Fresh graduates",
    text: "You have the degree, and the first job asks for tools that nobody taught you.",
    icon: "rocket",
  },
  {
    title: "Working professionals",
    text: "Your reports take a day of copying every month. You would like that day back.",
    icon: "briefcase",
  },
  {
    title: "Career changers",
    text: "You come from sales, accounts or teaching and want to see whether data work suits you, without spending much.",
    icon: "shuffle",
  },
  {
    title: "Small business owners",
    text: "You have the numbers in ten sheets and want one screen that tells you how the week went.",
    icon: "store",
  },
  {
    title: "Back after a break",
    text: "You worked before and need a gentle, recent start, in the evening, from home.",
    icon: "sunrise",
  },
];

/** The page draws these until staff upload pictures. */
export const dashboards: GalleryPicture[] = [
  {
    title: "Sales dashboard",
    caption: "Revenue by month, best regions, and which products fell behind, filtered with one click.",
    imageUrl: null,
    alt: "A sales dashboard with a line of monthly revenue, bars for regions and cards with totals",
  },
  {
    title: "Marketing dashboard",
    caption: "What each campaign cost and brought, from the first click to the sale.",
    imageUrl: null,
    alt: "A marketing dashboard with a funnel from clicks to sales and a gauge of the budget used",
  },
];

interface Needs {
  before: string;
  software: string;
}

export const NOTHING_BEFORE =
  "No. We start at the beginning and go slowly on the first evening. If you can use a spreadsheet, you can follow.";

export function faq(subject: string, { before, software }: Needs): FaqItem[] {
  return [
    {
      question: `Do I need to know anything about ${subject} before?`,
      answer: before,
    },
    {
      question: "What do I need?",
      answer: `A laptop, an internet connection that carries a Zoom call, and ${software}.`,
    },
    {
      question: "What if I miss an evening?",
      answer:
        "Watch the recording: your portal has it the next day, with the notes and files. The next evening begins with a short recap.",
    },
    {
      question: "How do I pay, and when am I in?",
      answer:
        "Register, and pay by the QR code on your order's page with any UPI app. Tell us the payment's UTR there, or send a screenshot. We check it, usually the same day, and e-mail you the link to the group.",
    },
    {
      question: "Will I get a job after this?",
      answer:
        "A few evenings alone do not make a career, and we will not tell you so. You will have a finished project, know what to learn next, and be able to talk about your work in an interview.",
    },
  ];
}

/** Omits the price, which staff may change: the order shows it. */
export const joinSteps = [
  "Register, then scan the QR code of your order with any UPI app and pay the amount it shows.",
  "Tell us the payment's UTR on your order's page, or send a screenshot of it there or on WhatsApp.",
  "We check it and e-mail you the link to the workshop's WhatsApp group; the Zoom link is posted there.",
];
