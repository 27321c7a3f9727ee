import { registerEnumType } from "type-graphql";

/** What something teaches, which decides its drawing and its hue. */
export enum Subject {
  DATA_SCIENCE = "DATA_SCIENCE",
  DATA_ANALYTICS = "DATA_ANALYTICS",
  POWER_BI = "POWER_BI",
  MACHINE_LEARNING = "MACHINE_LEARNING",
  PYTHON = "PYTHON",
  NLP = "NLP",
  EXCEL = "EXCEL",
  SQL = "SQL",
  AWS = "AWS",
  /** Anything else. */
  GENERAL = "GENERAL",
}

registerEnumType(Subject, { name: "Subject", description: "Decides the drawing and the hue of a cover." });

export const SUBJECTS = Object.values(Subject);

/** The first that matches wins: tools before the fields that use them. */
const PATTERNS: [Subject, RegExp][] = [
  [Subject.POWER_BI, /\bpower ?bi\b|\bdax\b|\bdashboards?\b/],
  [Subject.NLP, /\bnlp\b|\bnatural language\b|\bspam\b|\bsentiments?\b|\btext mining\b/],
  [Subject.MACHINE_LEARNING, /\bmachine ?learning\b|\bml\b|\bdeep learning\b|\bai\b|\bchurn\b/],
  [Subject.AWS, /\baws\b|\bcloud\b|\bec2\b|\bdevops\b/],
  [Subject.SQL, /\bsql\b|\bpostgres(ql)?\b|\bmysql\b|\bdatabases?\b|\bjoins?\b/],
  [Subject.PYTHON, /\bpython\b|\bpandas\b|\bcoding\b|\bprogramming\b/],
  [Subject.EXCEL, /\bexcel\b|\bspreadsheets?\b|\bcsv\b/],
  [Subject.DATA_ANALYTICS, /\banalytics\b|\banalysts?\b|\banalysis\b|\bpivots?\b/],
  [Subject.DATA_SCIENCE, /\bdata scien(ce|tists?)\b|\bdatasets?\b|\bstatistics\b|\bregression\b/],
];

/** Guesses the subject from texts such as a title and tags; the first text that names one decides. */
export function guessSubject(...texts: string[]): Subject {
  for (const text of texts) {
    const plain = text.toLowerCase().replace(/[-_]/g, " ");
    const found = PATTERNS.find(([, pattern]) => pattern.test(plain));
    if (found) return found[0];
  }
  return Subject.GENERAL;
}
