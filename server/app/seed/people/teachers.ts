import type { TeacherContent } from "../../../features/site/lists/teacher.entity";
import type { PORTRAITS } from "./portraits";

interface TeacherSeed extends Pick<TeacherContent, "name" | "line"> {
  portrait: keyof typeof PORTRAITS;
  courses: string[];
  workshops?: string[];
  isForBootcamp?: boolean;
}

/** Courses by name, workshops by slug. */
export const teachers: TeacherSeed[] = [
  {
    portrait: "lakshmi",
    name: "Lakshmi Menon",
    line: "Built the sales dashboards of a saree chain in Kochi for nine years. Starts every class with your questions.",
    courses: ["Power BI", "Data Analytics", "Data Science"],
    workshops: ["powerbi"],
  },
  {
    portrait: "arjun",
    name: "Arjun Rao",
    line: "Lead teacher. Predicted delayed trains and unpaid loans for a living, and explains both without a formula first.",
    courses: ["Machine Learning", "NLP"],
    workshops: ["machinelearning", "nlp"],
  },
  {
    portrait: "kavya",
    name: "Kavya Reddy",
    line: "Wrote her first program at 24, after a B.Com. Has since taught Python to 400 beginners in Hyderabad.",
    courses: ["Python Programming"],
    isForBootcamp: true,
  },
  {
    portrait: "farhan",
    name: "Farhan Ali",
    line: "Kept the order database of a grocery app running. Draws every join on paper before he types it.",
    courses: ["SQL", "Excel", "AWS Cloud Computing"],
  },
];
