import type { FastifyInstance } from "fastify";
import { Invalid, NotFound } from "../../core/errors";
import { canonicalUuid } from "../../core/uuid";
import { readQuery } from "../../http/readQuery";
import type { RouteParts } from "../../platform/feature";
import { TABLE_FORMATS } from "../../platform/table/sendTable";
import type { TableColumn } from "../../platform/table/tableColumn";
import { exportTable } from "../auth/passwords/exportTable";
import { AccessSource } from "../learning/access/batchAccess.entity";
import { Batch } from "../learning/batch.entity";
import { nameOfBatch } from "../learning/nameOfBatch";
import { MAX_INACTIVE_DAYS, MAX_SEARCH } from "./batchLearner.inputs";
import type { BatchLearner } from "./batchLearner.results";
import { countLearners, readLearners } from "./findLearnerPage";

const SOURCES: Record<AccessSource, string> = {
  [AccessSource.CODE]: "Secret code",
  [AccessSource.PAYMENT]: "Payment",
  [AccessSource.STAFF]: "Added by staff",
};

function percentOf({ doneCount, lessonCount }: BatchLearner): number | null {
  return lessonCount === 0 ? null : Math.round((100 * doneCount) / lessonCount);
}

const COLUMNS: TableColumn<BatchLearner>[] = [
  { title: "Name", kind: "text", cell: ({ name }) => name },
  { title: "E-mail", kind: "text", cell: ({ email }) => email },
  { title: "Access by", kind: "text", cell: ({ source }) => (source ? SOURCES[source] : "Open batch") },
  { title: "Access since (IST)", kind: "moment", cell: ({ grantedAt }) => grantedAt },
  { title: "Last active (IST)", kind: "moment", cell: ({ lastActiveAt }) => lastActiveAt },
  { title: "Lessons done", kind: "number", cell: ({ doneCount }) => doneCount },
  { title: "Lessons", kind: "number", cell: ({ lessonCount }) => lessonCount },
  { title: "Progress (%)", kind: "number", cell: percentOf },
  { title: "Classes attended", kind: "number", cell: ({ attendedCount }) => attendedCount },
  { title: "Classes", kind: "number", cell: ({ classCount }) => classCount },
  { title: "Open questions", kind: "number", cell: ({ openQuestionCount }) => openQuestionCount },
];

interface LearnersRoute {
  Params: { id: string };
  Querystring: Partial<Record<"inactive" | "search", string>>;
}

function daysIn(text: string | undefined): number | null {
  if (!text) return null;
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > MAX_INACTIVE_DAYS)
    throw new Invalid([{ field: "inactive", message: `Please give 1 to ${MAX_INACTIVE_DAYS} days.` }]);
  return days;
}

/** `/cms/batches/<id>/learners.csv` and `.xlsx`: all rows of the list with its filters, for staff, with an audit row. */
export function addLearnersExport(app: FastifyInstance, { guard }: RouteParts): void {
  for (const format of TABLE_FORMATS) {
    const path = `/cms/batches/:id/learners.${format}`;
    app.get<LearnersRoute>(path, { onRequest: guard.openForStaff }, async (request, reply) => {
      const { inactive, search } = readQuery(request.query);
      const inactiveDays = daysIn(inactive);
      const id = canonicalUuid(request.params.id);
      const context = guard.admitted(request);
      const { manager } = context.dataSource;
      const batch = id && (await manager.findOne(Batch, { where: { id }, relations: { course: true } }));
      if (!batch) throw new NotFound("batch");
      const filter = { batchId: batch.id, inactiveDays, search: search?.slice(0, MAX_SEARCH) };
      return exportTable(context, reply, {
        records: "learners",
        action: "exportBatchLearners",
        entity: "Batch",
        of: { id: batch.id, name: nameOfBatch(batch) },
        chosen: { state: inactiveDays ? `inactive for ${inactiveDays} days` : "every learner" },
        search: filter.search,
        format,
        countRecords: async () => countLearners(context, filter),
        columns: COLUMNS,
        batches: readLearners(context, filter),
      });
    });
  }
}
