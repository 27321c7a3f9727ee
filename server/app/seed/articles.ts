import { cleanCsv } from "./articles/cleanCsv";
import { firstPythonProgram } from "./articles/firstPythonProgram";
import { sqlJoins } from "./articles/sqlJoins";

export const articles = [
  {
    slug: "a-messy-csv",
    title: "A messy CSV, put right step by step",
    excerpt:
      "Five rows, five mistakes. What to look at first, what to ask the sender, and how to clean a file with pandas without losing a rupee.",
    body: cleanCsv,
    authorName: "Kavya Reddy (sample)",
    tags: ["data", "pandas", "beginners"],
  },
  {
    slug: "sql-joins-as-questions",
    title: "SQL joins are questions, not circles",
    excerpt:
      "Which list must be complete in the answer? Ask that, and inner and left joins choose themselves. With the three traps that catch everybody once.",
    body: sqlJoins,
    authorName: "Farhan Ali (sample)",
    tags: ["data", "sql", "beginners"],
  },
  {
    slug: "your-first-useful-python-program",
    title: "Your first useful Python program",
    excerpt:
      "Twenty lines that tell you where your money went: a file, a function, a dictionary, and a bad line that does not stop the show.",
    body: firstPythonProgram,
    authorName: "Kavya Reddy (sample)",
    tags: ["programming", "python", "beginners"],
  },
];
