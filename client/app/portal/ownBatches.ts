import type { DashQuery, OwnDashQuery } from "./Dash.generated";

export type ListedCourse = DashQuery["courses"][number];
export type ListedBatch = ListedCourse["batches"][number];

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
  const ids = new Set(viewerCurrentBatches.map(({ id }) => id));
  const places = new Map<string, { course: ListedCourse; batch: ListedBatch }>();
  for (const course of courses)
    for (const batch of course.batches) if (ids.has(batch.id)) places.set(batch.id, { course, batch });
  return viewerCurrentBatches.flatMap((progress) => {
    const place = places.get(progress.id);
    return place ? [{ ...place.batch, course: place.course, ...progress }] : [];
  });
}

/** Whether the learner may open a batch. Staff can open every one. */
export function lockReader(own: OwnBatch[], isStaff: boolean): (batch: ListedBatch) => boolean {
  const ownIds = new Set(own.map(({ id }) => id));
  return (batch) => isStaff || isOpen(batch) || ownIds.has(batch.id);
}

/** The sum of the learner's batches of the course; null if it is at most one. */
export function progressInCourse(own: OwnBatch[], course: { id: string }) {
  const batches = own.filter((batch) => batch.course.id === course.id);
  if (batches.length < 2) return null;
  const sumOf = (key: "doneCount" | "referenceCount") => batches.reduce((sum, batch) => sum + batch[key], 0);
  return { doneCount: sumOf("doneCount"), referenceCount: sumOf("referenceCount") };
}
