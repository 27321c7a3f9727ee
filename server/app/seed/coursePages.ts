import type { CourseContent } from "../../features/catalog/course.content";

type CoursePage = Pick<CourseContent, "outcomes" | "weeks" | "questions">;

/** Title and text of each week, as "title | text". */
function weeksOf(...rows: string[]): CoursePage["weeks"] {
  return rows.map((row) => {
    const [title = "", text = ""] = row.split(" | ");
    return { title, text };
  });
}

const MISSED = {
  question: "What if I miss a class?",
  answer: "The recording is in your portal the next day, and you can ask questions below it.",
};

const LAPTOP = {
  question: "Which computer do I need?",
  answer: "Any laptop with 4 GB of memory. Everything we install is free, and exercises run in the browser.",
};

function questionsOf(before: string): CoursePage["questions"] {
  return [{ question: "What should I know before I start?", answer: before }, MISSED, LAPTOP];
}

/** Keyed by course name. Batches last eight weeks. */
export const coursePages: Record<string, CoursePage> = {
  "Data Science": {
    outcomes: [
      "Clean a messy CSV with pandas and explain every step",
      "Draw the chart that answers a question, and leave out the rest",
      "Train a model and say how far it can be trusted",
      "Present a project that a person who does not code understands",
    ],
    weeks: weeksOf(
      "Python and notebooks | Enough Python for data: lists, dictionaries, functions, files. You count a month of kirana bills.",
      "pandas: read and clean | Missing values, dates, wrong types. You repair an open data file of train delays.",
      "pandas: join and group | Several tables, one question. You find out which mandi sells tomatoes cheapest, and when.",
      "Charts | Lines, bars, scatter plots, and when each one misleads. You redraw a bad chart from a newspaper.",
      "Statistics you will use | Averages, spread, samples and tests, on house rents in three cities.",
      "Regression | A first model with scikit-learn: predict rent from size and place, and read its errors.",
      "Classification | Will a customer leave? Train, test, and compare two models on data they have not seen.",
      "Your project | Your question, your data, a report of two pages and ten minutes to present it.",
    ),
    questions: questionsOf(
      "School mathematics, and a little programming helps. If you are new to code, take Python Programming first.",
    ),
  },
  "Data Analytics": {
    outcomes: [
      "Turn a vague request into a question that data can answer",
      "Get the numbers with SQL and check them in Excel",
      "Automate a weekly report with a short Python script",
      "Write the one page that a manager reads to the end",
    ],
    weeks: weeksOf(
      "Good questions | What does “sales are down” mean? You write down what to measure before you calculate.",
      "Excel for analysts | Tables, lookups, clean data. You repair a stock list with four spellings of Hyderabad.",
      "Pivot tables | Group, filter, compare. You find the branch that sells less than its street promises.",
      "SQL: ask one table | SELECT, WHERE, GROUP BY on the orders of an online shop.",
      "SQL: join tables | Customers, orders, items. You find who bought once and did not come back.",
      "Charts and dashboards | The same numbers for three readers: a clerk, a manager, an owner.",
      "Python for reports | Read a file, summarise it, write it back. Your weekly report runs by itself.",
      "Your report | One question from your own work or college, answered on one page.",
    ),
    questions: questionsOf("If you can open a spreadsheet, you can start. No programming is needed."),
  },
  "Power BI": {
    outcomes: [
      "Load and clean data from files and databases with Power Query",
      "Build a data model that gives the same answer everywhere",
      "Write DAX measures for growth, shares and running totals",
      "Publish a dashboard that refreshes itself",
    ],
    weeks: weeksOf(
      "Get data | Excel, CSV, folders, a database. You load two years of sales from six files at once.",
      "Power Query | Split, unpivot, merge, append. You clean the file that everyone avoids.",
      "The data model | Facts, dimensions, relationships, a calendar table.",
      "DAX: first measures | SUM, CALCULATE, filters. You compute each region’s share of sales.",
      "DAX: time | This month against last year, running totals, moving averages.",
      "Visuals | Cards, charts, maps, tooltips; which to use for what.",
      "Pages that people use | Slicers, drill-through, bookmarks, a layout for the phone.",
      "Publish and refresh | Share it, schedule its refresh, and present your own dashboard.",
    ),
    questions: questionsOf(
      "Basic Excel. The seven-day Power BI workshop is a good first taste; this course covers each topic in depth.",
    ),
  },
  "Machine Learning": {
    outcomes: [
      "Choose a method for a problem, and say why",
      "Prepare data so that a model can learn from it",
      "Measure a model on data it has not seen",
      "Explain a model’s mistakes to people who must live with them",
    ],
    weeks: weeksOf(
      "What learning means | Train, test, and the simplest model that could work.",
      "Prepare data | Encoding, scaling, outliers, leakage: where good scores go wrong.",
      "Linear models | Predict house rents; read the coefficients.",
      "Trees and forests | Who gets a loan? Grow a tree by hand, then a forest by code.",
      "How good is it? | Confusion matrix, precision, recall, cross-validation.",
      "Clusters | Group customers whose types are unknown.",
      "Boosting and tuning | Better scores, and what they cost.",
      "Your project | From raw table to a model with a page that says when not to use it.",
    ),
    questions: questionsOf("Python with pandas, as in weeks 1 to 3 of Data Science, and school mathematics."),
  },
  "Python Programming": {
    outcomes: [
      "Write programs of a hundred lines that you can still read a month later",
      "Read and write files, and clean their text",
      "Find and fix errors by reading what Python says",
      "Use the standard library instead of writing everything yourself",
    ],
    weeks: weeksOf(
      "First programs | Values, names, input and output. You split a chai bill among friends.",
      "Decisions | if, comparisons, and, or. You write the rules of a cricket over.",
      "Loops | for, while, ranges. You print the stairs of our logo.",
      "Lists and strings | Slices, searching, sorting. You clean a list of names and phone numbers.",
      "Dictionaries | Count, group, look up. You keep a shop’s stock.",
      "Functions | Parameters, results, tests. Your programs become parts.",
      "Files and CSV | Read a bank statement and sum it by month.",
      "Your program | Something you will use: a quiz, a budget, a timetable.",
    ),
    questions: questionsOf("Nothing. You need no maths degree, only half an hour a day."),
  },
  NLP: {
    outcomes: [
      "Turn raw text into numbers that a model can use",
      "Build a spam filter and measure it",
      "Find documents that are about the same thing",
      "Know where simple methods beat large models",
    ],
    weeks: weeksOf(
      "Text is data | Encodings, tokens, sentences, in English, Hindi and Telugu.",
      "Cleaning | Punctuation, stop words, stemming and lemmatization.",
      "Bag of words | Count vectors, and the first classifier.",
      "TF-IDF | Which words matter? You build a search for film plots.",
      "Naive Bayes and friends | Spam or not, with a fair test.",
      "Word vectors | Words as points; what the distances mean.",
      "Topics | What are a thousand reviews about?",
      "Your project | A spam filter or a film recommender of your own.",
    ),
    questions: questionsOf("Python with lists, dictionaries and files."),
  },
  Excel: {
    outcomes: [
      "Clean a table so that every formula works",
      "Look up and combine data from several sheets",
      "Answer a question in two minutes with a pivot table",
      "Build a monthly report that updates when the data does",
    ],
    weeks: weeksOf(
      "Tables | Data that stays in shape: types, names, filters.",
      "Formulas | IF, SUMIFS, text and dates. You compute a salary sheet.",
      "Lookups | XLOOKUP and INDEX with MATCH, across sheets.",
      "Clean data | Duplicates, spaces, split columns, Power Query.",
      "Pivot tables | Group, filter, share of total.",
      "Charts | Three that managers like, and five to avoid.",
      "Checks | Find the error in a sheet that someone else built.",
      "Your report | A workbook that your office can use next month.",
    ),
    questions: questionsOf(
      "Nothing. Bring any version of Excel from 2019, or Excel on the web, which is free.",
    ),
  },
  SQL: {
    outcomes: [
      "Answer a business question with one query",
      "Join tables without counting anything twice",
      "Use window functions for rankings and running totals",
      "Read a slow query’s plan and make it faster",
    ],
    weeks: weeksOf(
      "SELECT | Columns, filters, order, limits, on the orders of a shop.",
      "Count and group | GROUP BY, HAVING, and what NULL does to both.",
      "Joins | Inner, left, and the join that doubles your revenue by mistake.",
      "Subqueries | EXISTS, IN, and WITH, to say it step by step.",
      "Dates and text | Months, weeks, pincodes, patterns.",
      "Window functions | Rank, lag, running totals.",
      "Change data | INSERT, UPDATE, transactions, constraints.",
      "Your questions | Ten questions on a data set you choose, and one plan to improve.",
    ),
    questions: questionsOf("Nothing. You practise on real PostgreSQL in your browser from the first day."),
  },
  "AWS Cloud Computing": {
    outcomes: [
      "Say what the cloud is, and what it costs",
      "Start, use and stop your first server",
      "Know which of our courses to take next",
    ],
    weeks: [],
    questions: questionsOf("Nothing. Create a free account, and the batch is open."),
  },
};
