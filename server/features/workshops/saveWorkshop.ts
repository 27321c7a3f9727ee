import type { Context } from "../../platform/context";
import type { Given } from "../../core/content/content";
import { contentOf } from "../../core/content/content";
import type { VersionedInput } from "../../core/content/inputs";
import { textOrNull } from "../../core/content/text";
import type { RecordKind } from "../../platform/audit/records";
import { editRecord, inTransaction, insertRecord } from "../../platform/audit/records";
import { slugify } from "../catalog/slugify";
import { refuseTakenAddresses } from "./refuseTakenAddresses";
import { RunContent } from "./runs/run.content";
import { Run } from "./runs/run.entity";
import { WorkshopContent } from "./workshop.content";
import { Workshop } from "./workshop.entity";
import type { WorkshopCreation } from "./workshop.inputs";

export const WORKSHOPS: RecordKind<WorkshopContent, Workshop> = {
  target: Workshop,
  content: WorkshopContent,
  noun: "workshop",
  isSeated: true,
};

export async function createWorkshop(context: Context, input: WorkshopCreation): Promise<Workshop> {
  const slug = textOrNull(input.slug)?.toLowerCase() ?? slugify(input.name, "workshop");
  const firstRun = contentOf(RunContent, input);
  const recorded = { startsAt: firstRun.startsAt, seats: firstRun.seats };
  return inTransaction(context, WORKSHOPS, async (transaction) => {
    const columns = { ...contentOf(WorkshopContent, input), slug };
    await refuseTakenAddresses(transaction, { ...columns, id: null });
    const workshop = await insertRecord(transaction, { ...WORKSHOPS, recorded }, columns);
    await transaction.manager.insert(Run, { ...firstRun, workshopId: workshop.id });
    return workshop;
  });
}

export async function updateWorkshop(
  context: Context,
  input: Given<WorkshopContent> & VersionedInput,
): Promise<Workshop> {
  const { id, expectedVersion } = input;
  const changes = contentOf(WorkshopContent, input);
  return inTransaction(context, WORKSHOPS, async (transaction) => {
    const before = await transaction.manager.findOneBy(Workshop, { id });
    if (before) await refuseTakenAddresses(transaction, { id, slug: before.slug, ...changes });
    return editRecord(transaction, WORKSHOPS, { id, expectedVersion, changes });
  });
}
