import type { DashQuery, OwnDashQuery } from "./Dash.generated";

type ListedCourse = DashQuery["courses"][number];
type ListedBatch = ListedCourse["batches"][number];

export type PortalBatch = ListedBatch & { isUnlocked: boolean };
export type PortalCourse = Omit<ListedCourse, "batches"> & { batches: PortalBatch[] };

/** A batch that the learner joined, or an open one that they began. */
export interface OwnBatch extends ListedBatch {
  course: ListedCourse;
  doneCount: number;
  referenceCount: number;
}

export const isOpen = ({ access }: Pick<ListedBatch, "access">) => access === "OPEN";

/** The server caches the list of courses, which is the same for everyone; the learner's batches come apart. */
export function ownBatchesOf({ courses }: DashQuery, { viewerCurrentBatches }: OwnDashQuery): OwnBatch[] {
  const all = courses.flatMap((course) => course.batches.map((batch) => ({ ...batch, course })));
  return viewerCurrentBatches.flatMap((progress) => {
    const batch = all.find(({ id }) => id === progress.id);
    return batch ? [{ ...batch, ...progress }] : [];
  });
}

/** Staff can open every batch. */
export function withLocks({ courses }: DashQuery, own: OwnBatch[], isStaff: boolean): PortalCourse[] {
  const ownIds = new Set(own.map(({ id }) => id));
  const isUnlocked = (batch: ListedBatch) => isStaff || isOpen(batch) || ownIds.has(batch.id);
  return courses.map((course) => ({
    ...course,
    batches: course.batches.map((batch) => ({ ...batch, isUnlocked: isUnlocked(batch) })),
  }));
}

/** The sum of the learner's batches of the course; null if it is at most one. */
export function progressInCourse(own: OwnBatch[], course: { id: string }) {
  const batches = own.filter((batch) => batch.course.id === course.id);
  if (batches.length < 2) return null;
  const sumOf = (key: "doneCount" | "referenceCount") => batches.reduce((sum, batch) => sum + batch[key], 0);
  return { doneCount: sumOf("doneCount"), referenceCount: sumOf("referenceCount") };
}
