export interface FilteredCourse {
  goal: string | null;
  weekCount: number;
  studyHoursPerWeek: number | null;
}

export type Length = "short" | "medium" | "long";

interface LengthRange {
  label: string;
  /** Hours of study in all. */
  most: number;
}

export const LENGTHS: Record<Length, LengthRange> = {
  short: { label: "Up to 40 hours", most: 40 },
  medium: { label: "41 to 60 hours", most: 60 },
  long: { label: "More than 60 hours", most: Infinity },
};

function isLength(text: string): text is Length {
  return text in LENGTHS;
}

/** Null unless its weeks and hours are known. */
function lengthOf({ weekCount, studyHoursPerWeek }: FilteredCourse): Length | null {
  if (!weekCount || !studyHoursPerWeek) return null;
  const hours = weekCount * studyHoursPerWeek;
  return (
    Object.keys(LENGTHS)
      .filter(isLength)
      .find((length) => hours <= LENGTHS[length].most) ?? null
  );
}

export const goalsOf = (courses: FilteredCourse[]): string[] => [
  ...new Set(courses.flatMap(({ goal }) => goal ?? [])),
];

export const lengthsOf = (courses: FilteredCourse[]): Length[] => {
  const found = new Set(courses.map(lengthOf));
  return Object.keys(LENGTHS)
    .filter(isLength)
    .filter((length) => found.has(length));
};

/** What is blank filters nothing. */
export function filterCourses<Course extends FilteredCourse>(
  courses: Course[],
  { goal, length }: { goal: string; length: string },
): Course[] {
  return courses.filter(
    (course) => (!goal || course.goal === goal) && (!length || lengthOf(course) === length),
  );
}
