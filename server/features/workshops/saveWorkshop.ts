import type { Context } from "../../platform/context";
import { contentOf } from "../../core/content/content";
import { Invalid } from "../../core/errors";
import type { VersionedInput } from "../../core/content/inputs";
import { textOrNull } from "../../core/content/text";
import type { RecordKind } from "../../platform/audit/records";
import { deleteRecord, inTransaction, insertRecord, updateRecord } from "../../platform/audit/records";
import { slugify } from "../catalog/slugify";
import { RunContent } from "./runs/run.content";
import { Run } from "./runs/run.entity";
import { WorkshopContent } from "./workshop.content";
import { Workshop } from "./workshop.entity";
import type { CreateWorkshopInput, UpdateWorkshopInput } from "./workshop.inputs";

const WORKSHOPS: RecordKind<WorkshopContent, Workshop> = {
  target: Workshop,
  content: WorkshopContent,
  noun: "workshop",
  isSeated: true,
  taken: {
    workshops_slug_unique: {
      field: "slug",
      message: "There is a workshop at this address already. Choose another one.",
    },
  },
};

const SLUG_RESERVED = {
  field: "slug",
  message: "This address belongs to another page of the site. Choose another one.",
};

export async function createWorkshop(context: Context, input: CreateWorkshopInput): Promise<Workshop> {
  const slug = textOrNull(input.slug)?.toLowerCase() ?? slugify(input.name, "workshop");
  if (context.reservedSlugs.has(slug)) throw new Invalid([SLUG_RESERVED]);
  const firstRun = contentOf(RunContent, input);
  const recorded = { startsAt: firstRun.startsAt, seats: firstRun.seats };
  return inTransaction(context, WORKSHOPS, async (transaction) => {
    const columns = { ...contentOf(WorkshopContent, input), slug };
    const workshop = await insertRecord(transaction, { ...WORKSHOPS, recorded }, columns);
    await transaction.manager.insert(Run, { ...firstRun, workshopId: workshop.id });
    return workshop;
  });
}

export async function updateWorkshop(context: Context, input: UpdateWorkshopInput): Promise<Workshop> {
  return updateRecord(context, WORKSHOPS, input);
}

export async function deleteWorkshop(context: Context, input: VersionedInput): Promise<Workshop> {
  return deleteRecord(context, WORKSHOPS, input);
}
