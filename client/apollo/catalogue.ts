/** The root fields in which learners find courses and batches. */
export const CATALOGUE = ["courses", "nextBatches", "soldCourses"];
