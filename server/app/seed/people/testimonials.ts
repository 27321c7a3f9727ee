import type { TestimonialContent } from "../../../features/site/lists/testimonial.entity";
import type { PORTRAITS } from "./portraits";

interface TestimonialSeed extends Pick<TestimonialContent, "name" | "role" | "text" | "rating"> {
  portrait: keyof typeof PORTRAITS;
  built?: string;
  /** The name of the course whose page shows it. */
  course?: string;
}

export const testimonials: TestimonialSeed[] = [
  {
    portrait: "asha",
    name: "Asha R.",
    role: "B.Com student, Hyderabad",
    text: "I knew only Excel when I joined. By the third week I was cleaning our college fest's accounts in pandas, and my brother stopped laughing.",
    built: "The accounts of a college fest, cleaned in pandas",
    course: "Data Science",
    rating: 5,
  },
  {
    portrait: "imran",
    name: "Imran S.",
    role: "Support engineer, Pune",
    text: "The videos stay open after class, in order, with the running time on each. I did most of mine on the train, two at a time.",
    built: "A script that sorts support tickets by urgency",
    course: "Python Programming",
    rating: 5,
  },
  {
    portrait: "divya",
    name: "Divya K.",
    role: "Back to work after a break, Chennai",
    text: "Small batch, real questions answered. I would have liked more practice problems, but the Power BI dashboard I built here is in my portfolio.",
    built: "A sales dashboard of a saree shop in Power BI",
    course: "Power BI",
    rating: 4,
  },
  {
    portrait: "rahul",
    name: "Rahul M.",
    role: "Final-year engineering student, Vijayawada",
    text: "SQL finally made sense when we drew the joins on paper first. Cleared the first round at my placement drive.",
    built: "Twelve queries on a grocery shop's orders",
    course: "SQL",
    rating: 5,
  },
  {
    portrait: "harpreet",
    name: "Harpreet S.",
    role: "Runs a tractor-parts shop, Ludhiana",
    text: "I wanted one thing: to know which parts to order before the harvest. Now one sheet tells me on Monday morning, and I understand every formula in it.",
    built: "A stock sheet in Excel that says what to reorder",
    course: "Excel",
    rating: 5,
  },
  {
    portrait: "nazia",
    name: "Nazia B.",
    role: "School teacher, Bhopal",
    text: "I typed along every evening after my own classes. When I got stuck, someone answered the same night. The seven days were tight, but the report was mine.",
    built: "A report of exam marks by class and subject",
    rating: 4,
  },
];
