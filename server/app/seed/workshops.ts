import type { Run } from "../../features/workshops/runs/run.entity";
import type { Workshop } from "../../features/workshops/workshop.entity";
import { WorkshopLayout } from "../../features/workshops/workshopLayout";
import type { YearlyMoment } from "./rollForward";
import { machineLearningAgenda, nlpAgenda, powerBiAgenda } from "./workshopAgendas";
import { audiences, dashboards, faq, joinSteps, NOTHING_BEFORE } from "./workshopTexts";

type Derived = "id" | "position" | "version" | "createdAt" | "subject";

type RunSeed = Pick<Run, "seats" | "whatsAppGroupLink" | "countdownText">;

type WorkshopSeed = Omit<Workshop, Derived> &
  RunSeed & { starts: YearlyMoment; countdown: YearlyMoment | null };

const EVENING = {
  minutesPerDay: 90,
  place: "Live on Zoom",
  language: "English",
  seats: 60,
  imageUrl: null,
  whatsAppGroupLink: "https://chat.whatsapp.com/SampleGroupOfTheDemo",
  otherPages: [],
  isPublished: true,
};
const LIST_PRICE_RUPEES = 9999;

export const workshops: WorkshopSeed[] = [
  {
    ...EVENING,
    slug: "powerbi",
    name: "Power BI Workshop",
    layout: WorkshopLayout.SHOWCASE,
    headline: "From raw tables to a dashboard in seven evenings",
    tagline: "Learn Power BI live, by building your own dashboard",
    summary:
      "Seven live evenings of an hour and a half. You clean real sales data in Power Query, build a model, write your first DAX and finish with a dashboard that you can show at an interview.",
    bannerText:
      "Salary claims are everywhere. Here is ours: Power BI is a skill that employers pay more for. How much depends on the job and on you, so we promise the skill, not a figure.",
    priceRupees: 199,
    listPriceRupees: LIST_PRICE_RUPEES,
    days: 7,
    starts: { month: 12, day: 9, hour: 20 },
    countdown: { month: 2, day: 15, hour: 20 },
    countdownText: "Submit your final dashboard by",
    agenda: powerBiAgenda,
    faq: faq("Power BI", {
      before: NOTHING_BEFORE,
      software: "Power BI Desktop, which is free and runs on Windows",
    }),
    audiences,
    gallery: dashboards,
    joinSteps,
    certificateText:
      "Build the closing dashboard and send it in by mid-February: you get a certificate with your name, the seven days and what you built. It says that you did the work, not just that you watched.",
    otherPages: [
      {
        slug: "aa",
        layout: WorkshopLayout.SPLIT,
        headline: "Learn Power BI, one evening at a time",
        tagline: "Seven days, seven steps, one dashboard",
        summary:
          "Seven evenings: bring a laptop, follow along, and leave with a dashboard of your own. Every evening ends with time for questions.",
      },
    ],
  },
  {
    ...EVENING,
    slug: "machinelearning",
    name: "Machine Learning Workshop",
    layout: WorkshopLayout.AGENDA,
    headline: "Machine Learning WorkShop from scratch to expertise",
    tagline: "Take Charge of Your Dream!",
    summary:
      "Five live evenings: look at data, prepare it, and train two models that answer a real question. You need a laptop and school mathematics; the Python you need comes on the way.",
    bannerText: null,
    language: "Telugu with English terms",
    priceRupees: 299,
    listPriceRupees: LIST_PRICE_RUPEES,
    days: 5,
    starts: { month: 12, day: 16, hour: 20 },
    countdown: null,
    countdownText: null,
    agenda: machineLearningAgenda,
    faq: faq("machine learning", {
      before: NOTHING_BEFORE,
      software: "Jupyter, which we install together on the first evening",
    }),
    audiences,
    gallery: [],
    joinSteps,
    certificateText:
      "Finish one of the two projects and you get a certificate that names it. Keep the notebook: it says more than the paper.",
  },
  {
    ...EVENING,
    slug: "nlp",
    name: "Natural Language Processing Workshop",
    layout: WorkshopLayout.AGENDA,
    headline: "Natural Language Processing, from raw text to a working model",
    tagline: "Teach a machine to read in five evenings",
    summary:
      "Five live evenings in six parts: clean text, turn it into numbers, and build a spam filter and a movie recommender with it. A little Python is enough to follow.",
    bannerText: null,
    priceRupees: 299,
    listPriceRupees: LIST_PRICE_RUPEES,
    days: 5,
    starts: { month: 1, day: 6, hour: 20 },
    countdown: null,
    countdownText: null,
    agenda: nlpAgenda,
    faq: faq("natural language processing", {
      before: "No, but a little Python is needed: if you have written a loop and a function, you can follow.",
      software: "Jupyter and one free library, which we install together",
    }),
    audiences,
    gallery: [],
    joinSteps,
    certificateText:
      "Finish the spam filter or the recommender and you get a certificate that names your project.",
  },
];
