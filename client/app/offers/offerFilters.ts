export interface FilteredCourse {
  goal: string | null;
  weekCount: number;
  hoursPerWeek: number | null;
}

/** By the hours of live classes in all. */
const LENGTHS = [
  { name: "short", label: "Up to 30 hours", maxHours: 30 },
  { name: "medium", label: "31 to 40 hours", maxHours: 40 },
  { name: "long", label: "More than 40 hours", maxHours: Infinity },
];

/** Undefined unless its weeks and hours are known. */
function lengthOf({ weekCount, hoursPerWeek }: FilteredCourse): string | undefined {
  const hours = weekCount * (hoursPerWeek ?? 0);
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
