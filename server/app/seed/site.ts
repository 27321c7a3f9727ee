import type { Given } from "../../core/content/content";
import type { AboutPageContent } from "../../features/site/pages/aboutPage.content";
import type { HomePageContent } from "../../features/site/pages/homePage.content";
import { COUNTER_DEFAULTS } from "../../features/site/siteSettings.content";
import type { SiteSettingsContent } from "../../features/site/siteSettings.content";
import type { Retention } from "../../platform/retention";

/** Invented contacts, on reserved numbers and hosts. */
export const siteSettings: Given<Omit<SiteSettingsContent, keyof Retention>> = {
  academyName: "Sopaan",
  tagline: "Learn data. Step by step.",
  phones: ["+91 00000 00001", "+91 00000 00002"],
  emails: ["hello@sopaan.example", "support@sopaan.example"],
  address:
    "Sopaan Academy (sample address)\n3rd floor, Plot 000, Ayyappa Society\nMadhapur, Hyderabad 500081",
  whatsAppNumber: "+910000000001",
  upiAddress: "sopaan@example",
  upiPayeeName: "Sopaan Academy (sample)",
  paymentCheckTime: "3 hours",
  socialLinks: [
    { name: "YouTube", link: "https://youtube.sopaan.example/" },
    { name: "LinkedIn", link: "https://linkedin.sopaan.example/" },
    { name: "Instagram", link: "https://instagram.sopaan.example/" },
  ],
  coursesPageLink: "https://www.freecodecamp.org/learn/",
  ...COUNTER_DEFAULTS,
  // Invented, as the people are.
  enrolledStart: 3400,
  reviewsStart: 1100,
};

export const homeContent: Given<HomePageContent> = {
  heroHeadline: "Learn data. Step by step.",
  heroText:
    "Live evening workshops, short courses and recorded classes for students and working people. Start with one small step, and always know the next.",
  startLearningLink: null,
  languages: [
    {
      title: "Python",
      icon: "python",
      text: "Reads almost like English, and does everything from a ten-line script to machine learning. The best first language for most people.",
    },
    {
      title: "SQL",
      icon: "database",
      text: "Fifty years old and in every company. If you can ask the database yourself, you need not wait for a report.",
    },
    {
      title: "DAX",
      icon: "chart",
      text: "The formulas behind Power BI. A few dozen functions turn a table of sales into growth, shares and running totals.",
    },
    {
      title: "R",
      icon: "sigma",
      text: "Made by statisticians, loved where numbers must be defended: research, medicine, surveys. A good second language after Python.",
    },
    {
      title: "JavaScript",
      icon: "browser",
      text: "The language of the browser. Learn enough to put your chart on a page that anyone can open.",
    },
    {
      title: "Bash",
      icon: "terminal",
      text: "Renames a thousand files while you drink your tea. An hour of it saves you a week every year.",
    },
  ],
  tips: [
    {
      title: "Type it yourself",
      text: "Watching is not practising. Stop the video, type the line, break it, and mend it again.",
    },
    {
      title: "Half an hour, every day",
      text: "Thirty minutes daily beat a whole Sunday. Choose a time that is always free, such as right after dinner.",
    },
    {
      title: "Use data that you know",
      text: "Your phone bill, your cricket team's scores, your shop's sales. You will see at once when a result cannot be right.",
    },
    {
      title: "Read the last line of the error",
      text: "Most errors say what is wrong in their last line. Read it aloud before you search for it.",
    },
    {
      title: "Show one thing a week",
      text: "A chart, a query, a notebook. Small public work adds up to a portfolio while nobody is looking.",
    },
    {
      title: "Ask early, ask well",
      text: "Say what you wanted, what you did and what happened. Half of the time the answer comes while you write.",
    },
  ],
  reasons: [
    {
      title: "Small live batches",
      icon: "people",
      text: "Course batches of at most thirty people, and a teacher who sees your screen when you are stuck.",
    },
    {
      title: "Everything is recorded",
      icon: "video",
      text: "A batch that you have unlocked stays unlocked, on every phone and computer where you sign in.",
    },
    {
      title: "Real tables, not toys",
      icon: "table",
      text: "Missing values, three spellings of one city, dates in two orders: the mess that waits for you at work.",
    },
    {
      title: "Honest prices",
      icon: "rupee",
      text: "Every course, workshop and season says what it costs, before you ask. What you see is what you pay.",
    },
    {
      title: "Evening hours",
      icon: "moon",
      text: "Classes start at 8 in the evening, after office and after college.",
    },
    {
      title: "Something to show",
      icon: "certificate",
      text: "Every course ends with a project of your own, and every workshop with a certificate.",
    },
  ],
};

export const aboutContent: Given<AboutPageContent> = {
  story:
    "Sopaan means a flight of steps. We chose the word because nobody learns data in a leap: there is a first step, it is low, and from each one you can see the next.\n\nWe started with one evening class on Excel, for accountants who were tired of copying cells. They asked for SQL, then for Python, then for Power BI. Every course here began as such a question.",
  mission:
    "To teach the work with data so that a student, a shopkeeper or an engineer in any town of India can start this evening, afford it, and use it at work next week.",
  vision: "An India where anyone with a question and a table of data can find the answer.",
  values: [
    {
      title: "Clear before clever",
      text: "If a beginner does not understand it, we have not explained it. We try again with fewer words.",
    },
    {
      title: "Practice first",
      text: "A new idea gets ten minutes of talk and thirty of doing. Hands remember what ears forget.",
    },
    {
      title: "Honest about jobs",
      text: "We teach, we review your work and we prepare you for interviews. We do not sell dreams of a salary.",
    },
    {
      title: "Nobody is left on the stairs",
      text: "Whoever falls behind gets the recording, the notes and an answer within a day.",
    },
  ],
  reasons: [
    {
      title: "Teachers who do the work",
      text: "Our teachers analyse data during the day. Their examples are last month's, with the names taken out.",
    },
    {
      title: "One path, many doors",
      text: "Start with Excel, SQL or Python. The courses share their exercises, so nothing is taught twice.",
    },
    {
      title: "Questions welcome",
      text: "Each batch has its own group. A question asked in the evening is answered by the next class.",
    },
    {
      title: "Made for a phone, too",
      text: "Every video, every table and every exercise opens on a small screen and a slow line.",
    },
    {
      title: "Placement practice",
      text: "Mock interviews, a look through your portfolio, and plain talk about what is still missing.",
    },
    {
      title: "Try before you pay",
      text: "The AWS Cloud Computing batch is open to everybody who signs in. Look at how we teach, then decide.",
    },
  ],
};

export const partners = [
  "Godavari Analytics (sample)",
  "Charminar Retail (sample)",
  "Deccan Health Labs (sample)",
  "Nilgiri Foods (sample)",
  "Kaveri Logistics (sample)",
  "Vindhya Polytechnic (sample)",
  "Malabar Finance (sample)",
];
