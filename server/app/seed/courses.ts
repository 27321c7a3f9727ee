import type { videos } from "./lessons/videos";

interface CourseSeed {
  name: string;
  goal?: string;
  priceRupees: number | null;
  studyHoursPerWeek: number;
  description: string;
  videos: keyof typeof videos;
  /** 0 means one open batch. */
  lockedBatches: number;
  batchName: string;
}

export const courses: CourseSeed[] = [
  {
    name: "Data Science",
    goal: "Build models",
    priceRupees: 2000,
    studyHoursPerWeek: 8,
    description:
      "From a messy CSV to a model you can defend: pandas, plots, statistics and your first predictions, on data from real Indian businesses.",
    videos: "dataScience",
    lockedBatches: 2,
    batchName: "Data Science Batch",
  },
  {
    name: "Data Analytics",
    goal: "Analyse data",
    priceRupees: 2000,
    studyHoursPerWeek: 8,
    description:
      "Ask a good question, clean the data, find the answer and show it so that a manager acts on it. Excel, SQL and Python in one path.",
    videos: "dataScience",
    lockedBatches: 1,
    batchName: "Data Analytics Batch",
  },
  {
    name: "Power BI",
    goal: "Make dashboards",
    priceRupees: 1000,
    studyHoursPerWeek: 5,
    description:
      "Eight weeks from raw tables to a dashboard that refreshes itself: Power Query, the data model, DAX and charts.",
    videos: "powerBi",
    lockedBatches: 2,
    batchName: "Power BI Batch",
  },
  {
    name: "Machine Learning",
    goal: "Build models",
    priceRupees: 1000,
    studyHoursPerWeek: 6,
    description:
      "The ideas behind the algorithms, one at a time, each with a small project: regression, trees, clustering and how to tell if they work.",
    videos: "machineLearning",
    lockedBatches: 1,
    batchName: "Machine Learning Batch",
  },
  {
    name: "Python Programming",
    goal: "Write programs",
    priceRupees: 1000,
    studyHoursPerWeek: 5,
    description:
      "Start from zero and write programs that do something useful by the second week. No maths degree needed, only practice.",
    videos: "python",
    lockedBatches: 2,
    batchName: "Python Batch",
  },
  {
    name: "NLP",
    goal: "Build models",
    priceRupees: 1000,
    studyHoursPerWeek: 6,
    description:
      "Teach a computer to read: tokens, bag of words, TF-IDF and word vectors, ending with a spam filter of your own.",
    videos: "nlp",
    lockedBatches: 1,
    batchName: "NLP Batch",
  },
  {
    name: "Excel",
    goal: "Analyse data",
    priceRupees: 1000,
    studyHoursPerWeek: 3,
    description:
      "Formulas, pivot tables and clean data: the tool every office already has, used the way analysts use it.",
    videos: "excel",
    lockedBatches: 1,
    batchName: "Excel Batch",
  },
  {
    name: "SQL",
    goal: "Analyse data",
    priceRupees: 1000,
    studyHoursPerWeek: 4,
    description:
      "Questions to a database, from the first SELECT to joins, grouping and window functions, on PostgreSQL.",
    videos: "sql",
    lockedBatches: 1,
    batchName: "SQL Batch",
  },
  {
    name: "AWS Cloud Computing",
    priceRupees: null,
    studyHoursPerWeek: 2,
    description:
      "What the cloud is and how to start your first server on it. Open to every learner: a first look at how our courses work.",
    videos: "aws",
    lockedBatches: 0,
    batchName: "AWS Batch",
  },
];
