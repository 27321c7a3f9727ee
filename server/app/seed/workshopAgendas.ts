import type { AgendaDay } from "../../features/workshops/workshop.values";

export const powerBiAgenda: AgendaDay[] = [
  {
    day: "Day 1",
    title: "First look and clean columns",
    topics: [
      "Introduction to Power BI",
      "Data sources",
      "Text transformation",
      "Numeric transformation",
      "Split columns",
      "Extract text",
      "Delimiters",
    ],
  },
  {
    day: "Day 2",
    title: "Shape and join tables",
    topics: [
      "Unpivot",
      "Date transformation",
      "Group By",
      "Categories",
      "Merge queries",
      "Append queries",
      "Multiple datasets",
    ],
  },
  { day: "Day 3", title: "The model", topics: ["Model view", "DAX"] },
  { day: "Day 4", title: "DAX in practice", topics: ["Column DAX", "Measure DAX"] },
  { day: "Day 5", title: "Charts", topics: ["Visualization tab", "Chart types"] },
  {
    day: "Day 6",
    title: "Filters and figures",
    topics: ["Filter tab", "Cards", "KPI", "Gauge", "Analytic tool"],
  },
  { day: "Day 7", title: "Your dashboard", topics: ["Charts", "Dashboard"] },
];

export const machineLearningAgenda: AgendaDay[] = [
  {
    day: "Day 1",
    title: "Start with machine learning",
    topics: [
      "Introduction to ML",
      "Applications",
      "Road Map",
      "Jupyter install",
      "Loading data",
      "Basics Preprocessing",
    ],
  },
  {
    day: "Day 2",
    title: "Exploratory data analysis",
    topics: [
      "EDA",
      "Matplotlib and Seaborn",
      "Univariate analysis",
      "Bivariate analysis",
      "Creating Categories",
      "Multivariate analysis",
    ],
  },
  {
    day: "Day 3",
    title: "Encoding and Outlier Analysis",
    topics: ["Label encoding", "One-hot encoding", "Dummy encoding", "Outliers"],
  },
  { day: "Day 4", title: "Project 1", topics: ["Covid Prediction"] },
  { day: "Day 5", title: "Project 2", topics: ["Churn Prediction"] },
];

export const nlpAgenda: AgendaDay[] = [
  {
    day: "Day 1, part 1",
    title: "From raw text",
    topics: [
      "NLP introduction",
      "Text processing",
      "Feature extraction",
      "Modeling",
      "Raw text",
      "Noise removal",
      "Word normalization",
    ],
  },
  {
    day: "Day 1, part 2",
    title: "To numbers and models",
    topics: [
      "Standardization",
      "Bag of words",
      "Count vectorizer",
      "TF-IDF",
      "Modeling",
      "Topic modeling",
      "ML algorithms",
    ],
  },
  {
    day: "Day 2",
    title: "Clean the words",
    topics: ["Sentence tokenization", "Punctuation removal", "Stop words", "Stemming", "Lemmatization"],
  },
  { day: "Day 3", title: "Count the words", topics: ["Bag of words", "Count vectorizer", "TF-IDF"] },
  { day: "Day 4", title: "Project 1", topics: ["Email Spam Classification"] },
  { day: "Day 5", title: "Project 2", topics: ["Movie Recommendation"] },
];
