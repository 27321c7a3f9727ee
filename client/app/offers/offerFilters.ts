export interface FilteredCourse {
  goal: string | null;
  weekCount: number;
  studyHoursPerWeek: number | null;
}

/** By the hours of study in all. */
const LENGTHS = [
  { name: "short", label: "Up to 40 hours", maxHours: 40 },
  { name: "medium", label: "41 to 60 hours", maxHours: 60 },
  { name: "long", label: "More than 60 hours", maxHours: Infinity },
];

/** Undefined unless its weeks and hours are known. */
function lengthOf({ weekCount, studyHoursPerWeek }: FilteredCourse): string | undefined {
  const hours = weekCount * (studyHoursPerWeek ?? 0);
  return hours > 0 ? LENGTHS.find(({ maxHours }) => hours <= maxHours)?.name : undefined;
}

export function goalsOf(courses: FilteredCourse[]): string[] {
  return [...new Set(courses.flatMap(({ goal }) => goal ?? []))];
}

/** The lengths that some course has. */
export function lengthsOf(courses: FilteredCourse[]) {
  const found = new Set(courses.map(lengthOf));
  return LENGTHS.filter(({ name }) => found.has(name));
}

/** A blank filter lets all courses through. */
export function filterCourses<Course extends FilteredCourse>(
  courses: Course[],
  { goal, length }: { goal: string; length: string },
): Course[] {
  return courses.filter(
    (course) => (!goal || course.goal === goal) && (!length || lengthOf(course) === length),
  );
}
