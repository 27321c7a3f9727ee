import { makeVar } from "@apollo/client";

export interface LocalCourse {
  __typename: "LocalCourse";
  /** When it was added, in milliseconds; the academy's own id for a course that the list started with. */
  id: string;
  name: string;
  description: string;
  /** As it was typed. */
  price: string;
}

/** Answers `Query.localCourses`. Only ever set in the browser, so that no page the server renders holds anybody's list. */
export const localCourses = makeVar<LocalCourse[] | null>(null);
