import type { Given } from "../../core/content/content";
import type { AboutPageContent } from "../../features/site/pages/aboutPage.content";
import type { HomePageContent } from "../../features/site/pages/homePage.content";
import { COUNTER_DEFAULTS } from "../../features/site/siteSettings.content";
import type { SiteSettingsContent } from "../../features/site/siteSettings.content";
import type { Retention } from "../../platform/retention";

/** Invented contacts, on reserved numbers and hosts. */
export const siteSettings: Given<Omit<SiteSettingsContent, keyof Retention | "sameWords">> = {
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

export const homeContent: Given<Omit<HomePageContent, "exerciseId">> = {
  heroHeadline: "Learn data. Step by step.",
  heroText:
    "Live workshops, short courses and practice that runs in your browser. Start with one small step, and always know the next.",
  startLearningLink: null,
  path: [
    { title: "Excel", text: "Tidy a messy sheet and answer a question with it." },
    { title: "SQL", text: "Put the same question to a whole database." },
    { title: "Python Programming", text: "Let a short program do it every Monday." },
    { title: "Power BI", text: "Show the answer on a dashboard people use." },
    { title: "Machine Learning", text: "Predict what next month's numbers will be." },
  ],
  languages: [
    {
      title: "Python",
      icon: "python",
      text: "Reads almost like English, and takes you from a ten-line script to machine learning. The best first language for most people.",
    },
    {
      title: "SQL",
      icon: "database",
      text: "Every company runs on it. Ask the database yourself, and stop waiting for reports.",
    },
    {
      title: "DAX",
      icon: "chart",
      text: "The formulas behind Power BI. A few dozen functions turn sales into growth, shares and running totals.",
    },
    {
      title: "R",
      icon: "sigma",
      text: "Made by statisticians, for research, medicine and surveys. A good second language after Python.",
    },
    {
      title: "JavaScript",
      icon: "browser",
      text: "The language of the browser. Enough of it puts your chart on a page that anyone can open.",
    },
    {
      title: "Bash",
      icon: "terminal",
      text: "Renames a thousand files while you drink your tea. An hour of it saves a week every year.",
    },
  ],
  tips: [
    {
      title: "Type it yourself",
      text: "Watching isn't practising. Pause the video, type the line, break it, fix it.",
    },
    {
      title: "Half an hour, every day",
      text: "Thirty minutes a day beat a whole Sunday. Pick a time that is always free, like after dinner.",
    },
    {
      title: "Use data you know",
      text: "Your phone bill, your team's scores, your shop's sales. You'll notice when a result can't be right.",
    },
    {
      title: "Read the last line of the error",
      text: "It usually says what is wrong. Read it aloud before you search for it.",
    },
    {
      title: "Show one thing a week",
      text: "A chart, a query, a notebook: small public work adds up to a portfolio.",
    },
    {
      title: "Ask early, ask well",
      text: "Say what you wanted, what you did and what happened. Half the time, the answer comes while you write.",
    },
  ],
  reasons: [
    {
      title: "Small live batches",
      icon: "people",
      text: "At most thirty people, and help while you are stuck.",
    },
    {
      title: "Code that runs in the lesson",
      icon: "terminal",
      text: "Write Python and SQL beside the video, and see at once what passes.",
    },
    {
      title: "Real tables, not toys",
      icon: "table",
      text: "Missing values, three spellings of one city: the mess you meet at work.",
    },
    {
      title: "Watch it again",
      icon: "video",
      text: "Videos stay open on all your devices, at the second where you stopped.",
    },
    {
      title: "One price, no surprises",
      icon: "rupee",
      text: "You see it before you register, and it's all you pay.",
    },
    {
      title: "Something to show",
      icon: "certificate",
      text: "A project of your own, and a certificate that anyone can verify.",
    },
  ],
};

export const aboutContent: Given<AboutPageContent> = {
  story:
    "Sopaan means a flight of steps. We chose the word because nobody learns data in a leap: there is a first step, it is low, and from each one you can see the next.\n\nWe started with one evening class on Excel, for accountants who were tired of copying cells. They asked for SQL, then for Python, then for Power BI. Every course here began as such a question.",
  mission:
    "To help any student, shopkeeper or engineer in India start working with data this evening, at a price they can afford, and use it at work next week.",
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
      text: "If you fall behind, you get the recording, the notes and an answer within a day.",
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
      title: "Works on a phone, too",
      text: "Every video, every table and every exercise opens on a small screen and a slow connection.",
    },
    {
      title: "Placement practice",
      text: "Mock interviews, a look through your portfolio, and plain talk about what is still missing.",
    },
    {
      title: "Try before you pay",
      text: "The AWS Cloud Computing batch is open to everyone with an account. Look at how we teach, then decide.",
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
