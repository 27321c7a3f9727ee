import { perDataSource } from "../../database/perDataSource";
import { rowJson } from "../../database/rowJson";
import { Course } from "./course.entity";

const LONG_COLUMNS = ["description", "sectionText", "syllabus", "outcomes", "weeks", "questions"] as const;
/** The fields that need a long column. */
export const LONG_COURSE_FIELDS = [...LONG_COLUMNS, "weekCount"];

export const courseRow = perDataSource((dataSource) => rowJson(dataSource, Course));

/** Without what only the course's own page shows. */
export const shortCourseRow = perDataSource((dataSource) =>
  rowJson(dataSource, Course, { omitted: LONG_COLUMNS }),
);
