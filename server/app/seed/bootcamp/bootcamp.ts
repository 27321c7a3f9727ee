import type { BootcampContent } from "../../../features/workshops/bootcamp/bootcamp.content";
import type { BootcampSeason } from "../../../features/workshops/bootcamp/bootcampSeason.entity";
import { Subject } from "../../../platform/covers/subject";
import { advanceQuestions } from "./bootcampAdvance";
import { basicQuestions } from "./bootcampBasic";
import { mediumQuestions } from "./bootcampMedium";
import type { QuestionSeed } from "./questionSeed";

export const BOOTCAMP_START = { month: 12, day: 28, hour: 20 };
export const SEASON_PRICE_RUPEES = 99;

export const bootcamp: BootcampContent = {
  name: "Python Coding Bootcamp",
  headline: "Fifteen small Python puzzles. One good habit.",
  text: "Write a little Python every evening, from splitting a chai bill to judging a spam filter. Each season has three levels, and each level five questions with an example, a start and the exact result to reach. No experience needed; bring patience.",
  reasons: [
    {
      title: "You learn by doing",
      text: "No two-hour lectures. You read a short question, write a few lines, run them and see whether the result is right.",
      icon: "keyboard",
    },
    {
      title: "It gets harder at the right speed",
      text: "Basic asks for a loop and an if. Medium adds dictionaries and sorting. Advance brings searching, classes and the first ideas of machine learning.",
      icon: "trending-up",
    },
    {
      title: "Someone answers",
      text: "Stuck for twenty minutes? Ask in the season's WhatsApp group; a mentor or another learner gives you a hint, not the solution.",
      icon: "message-circle",
    },
    {
      title: "It costs less than two coffees",
      text: "One small price for the whole season. No card is stored, and nothing renews automatically.",
      icon: "indian-rupee",
    },
  ],
  funCoding: [
    {
      title: "Puzzles from here",
      text: "Cricket overs, rank lists, commas the Indian way, snakes and ladders: things you know already, so that only the Python is new.",
      icon: "puzzle",
    },
    {
      title: "Collect the seasons",
      text: "Every season is a card, from Common to Legendary. Finish one, and the next feels easier than it looks.",
      icon: "trophy",
    },
    {
      title: "Compare, kindly",
      text: "After each level we look at several answers in the WhatsApp group. The shortest is not always the best one, and we talk about why.",
      icon: "users",
    },
  ],
  joinSteps: [
    "Register, then scan the QR code of your order and pay the amount it shows.",
    "Tell us the payment's UTR on your order's page, or send a screenshot of it there or on WhatsApp.",
    "We will e-mail you the link to the season's group, where the link for the first evening is posted.",
  ],
  bannerText: "Three levels, fifteen questions, and one group that helps.",
  isPublished: true,
};

type SeasonSeed = Pick<
  BootcampSeason,
  "number" | "title" | "tagline" | "levelText" | "rarity" | "isLocked" | "timeLeftText" | "personName"
> &
  Partial<Pick<BootcampSeason, "subject">>;

const NO_DATE = "Upcoming: the date is not set yet";

export const seasons: SeasonSeed[] = [
  {
    number: 1,
    title: "First Steps",
    tagline: "Loops, lists and dictionaries, on questions you can explain to your grandmother.",
    levelText: "Basic, Medium, Advance",
    rarity: "Common",
    isLocked: false,
    timeLeftText: null,
    personName: "Kavya Reddy (sample)",
  },
  {
    number: 2,
    title: "Files and Tables",
    tagline: "Read a CSV, clean it, count it, and write a report that opens everywhere.",
    levelText: "Basic, Medium, Advance",
    rarity: "Rare",
    isLocked: true,
    timeLeftText: NO_DATE,
    personName: "Farhan Ali (sample)",
  },
  {
    number: 3,
    title: "Games and Graphs",
    tagline: "Mazes, boards and shortest ways, and the searching behind them.",
    levelText: "Medium, Advance",
    rarity: "Epic",
    isLocked: true,
    timeLeftText: NO_DATE,
    personName: "Kavya Reddy (sample)",
  },
  {
    number: 4,
    title: "Machines that Learn",
    subject: Subject.MACHINE_LEARNING,
    tagline: "Build the small parts of machine learning yourself, without a library.",
    levelText: "Advance",
    rarity: "Legendary",
    isLocked: true,
    timeLeftText: NO_DATE,
    personName: "Arjun Rao (sample)",
  },
];

export const levels: { name: string; questions: QuestionSeed[] }[] = [
  { name: "Basic", questions: basicQuestions },
  { name: "Medium", questions: mediumQuestions },
  { name: "Advance", questions: advanceQuestions },
];
