interface OfferSeed {
  sectionText: string;
  seeMoreLink: string;
  payLink: string | null;
  syllabus: string[];
}

/** Keyed by course name. The payment pages are samples. */
export const offers: Record<string, OfferSeed> = {
  "Data Science": {
    sectionText:
      "Data science is the long way from “we have some files” to “we know what to do on Monday”. You will walk all of it: get the data, clean it, look at it, question it, and only then let a model loose on it.\n\nEvery week ends with a small report on real data: train delays, vegetable prices, house rents. At the end you have a project of your own, written so that someone who does not code understands it.",
    seeMoreLink: "https://pandas.pydata.org/docs/getting_started/",
    payLink: "https://pay.sopaan.example/data-science",
    syllabus: [
      "Python and notebooks",
      "pandas: read, clean, join, group",
      "Charts that answer a question",
      "Statistics you will use: averages, spread, samples, tests",
      "Regression and classification with scikit-learn",
      "How to tell if a model is any good",
      "A project of your own",
    ],
  },
  "Data Analytics": {
    sectionText:
      "An analyst is the person who is asked “why did sales fall in June?” and comes back with an answer, a chart and the doubt that remains. This course is about that afternoon, again and again, with the three tools that every office has: a spreadsheet, a database and a little Python.\n\nYou will learn to ask back before you calculate, to keep your steps so that they can be repeated, and to write the one page that a manager reads to the end.",
    seeMoreLink: "https://www.postgresql.org/docs/current/tutorial.html",
    payLink: "https://pay.sopaan.example/data-analytics",
    syllabus: [
      "From a vague wish to a question with a number",
      "Excel: clean tables and pivots",
      "SQL: filter, join, group",
      "Python for what repeats itself",
      "Charts, tables and when to use neither",
      "A report that is read",
    ],
  },
  "Power BI": {
    sectionText:
      "Eight weeks from raw tables to a dashboard that refreshes itself. We spend most of the time where most dashboards go wrong: cleaning with Power Query, and a data model in the shape of a star.\n\nThen DAX, in small portions: what a measure is, why it changes with every filter, and the ten functions that do nine tenths of the work.",
    seeMoreLink: "https://learn.microsoft.com/en-us/power-bi/fundamentals/",
    payLink: "https://pay.sopaan.example/power-bi",
    syllabus: [
      "Data sources and Power Query",
      "Unpivot, group, merge and append",
      "The star: facts and dimensions",
      "DAX: columns and measures",
      "Charts, cards, KPIs and gauges",
      "Filters, slicers and drill-through",
      "A dashboard, published",
    ],
  },
  "Machine Learning": {
    sectionText:
      "Machine learning is less magic than it looks: a few ideas, much care with data, and an honest test. You meet the ideas one at a time, first on paper with five points, then in scikit-learn with fifty thousand.\n\nTwo projects carry the course: predicting which customers will leave, and predicting the course of an epidemic from its first weeks, with an account of how far such a prediction can be trusted.",
    seeMoreLink: "https://scikit-learn.org/stable/getting_started.html",
    payLink: "https://pay.sopaan.example/machine-learning",
    syllabus: [
      "What learning from data means",
      "Linear and logistic regression",
      "Decision trees and forests",
      "Clusters",
      "Encoding, outliers and missing values",
      "Training, testing and cross-validation",
      "Project: customers who leave",
      "Project: Covid prediction",
    ],
  },
  "Python Programming": {
    sectionText:
      "Start from zero. In the first week you write a program that splits a restaurant bill; in the second one that renames a folder of photos; in the last one that reads a web service and sends you a message.\n\nNo mathematics beyond school is needed. What is needed is half an hour a day, and the patience to read an error message to its last line.",
    seeMoreLink: "https://docs.python.org/3/tutorial/",
    payLink: "https://pay.sopaan.example/python-programming",
    syllabus: [
      "Values, names and text",
      "Decisions and loops",
      "Lists and dictionaries",
      "Functions",
      "Files and folders",
      "Errors and how to read them",
      "Packages and virtual environments",
      "A program of your own",
    ],
  },
  NLP: {
    sectionText:
      "Most of the world's data is text: reviews, messages, complaints, laws. This course teaches a computer to sort it, beginning with the plain methods that still win on small data, before the large ones.\n\nYou will build a spam filter for e-mail and a film recommendation, and you will learn to look at the mistakes of both, which is where the understanding is.",
    seeMoreLink: "https://www.nltk.org/book/",
    payLink: null,
    syllabus: [
      "Cleaning text: noise, punctuation, stop words",
      "Sentences and words: tokens",
      "Stemming and lemmatisation",
      "Bag of words and count vectors",
      "TF-IDF",
      "Topics",
      "Project: spam filter",
      "Project: film recommendation",
    ],
  },
  Excel: {
    sectionText:
      "You have opened it a thousand times; now learn it. Tables instead of ranges, formulas that can be copied without fear, and pivot tables that answer a question in the time it takes to ask it.\n\nWe end with Power Query, so that next month's report is one click on “Refresh” instead of an afternoon.",
    seeMoreLink: "https://support.microsoft.com/en-us/excel",
    payLink: "https://pay.sopaan.example/excel",
    syllabus: [
      "Tables and references",
      "Text, dates and the errors they make",
      "XLOOKUP, IF and SUMIFS",
      "Pivot tables",
      "Charts",
      "Power Query",
    ],
  },
  SQL: {
    sectionText:
      "SQL is how you ask a database. You will write your first question in the first ten minutes, and by the end you will read a query of forty lines without fear, because you know which part runs first.\n\nEverything happens on PostgreSQL, which is free, runs on your own computer and is used in offices all over the world.",
    seeMoreLink: "https://www.postgresql.org/docs/current/tutorial-sql.html",
    payLink: "https://pay.sopaan.example/sql",
    syllabus: [
      "SELECT, WHERE, ORDER BY",
      "NULL and what it does to your numbers",
      "Joins",
      "GROUP BY and HAVING",
      "Subqueries and WITH",
      "Window functions",
      "Tables of your own: keys and constraints",
    ],
  },
};
