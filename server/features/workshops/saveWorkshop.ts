import { refuseDuplicates } from "../../database/conflicts";
import type { Context } from "../../platform/context";
import { contentOf } from "../../core/content/content";
import { Invalid } from "../../core/errors";
import type { VersionedInput } from "../../core/content/inputs";
import { textOrNull } from "../../core/content/text";
import { editSeated } from "../../platform/audit/editSeated";
import { deleteVersioned } from "../../platform/audit/editVersioned";
import { recordAudit } from "../../platform/audit/recordAudit";
import { slugify } from "../catalog/slugify";
import { RunContent } from "./runs/run.content";
import { Run } from "./runs/run.entity";
import { WorkshopContent } from "./workshop.content";
import { Workshop } from "./workshop.entity";
import type { CreateWorkshopInput, UpdateWorkshopInput } from "./workshop.inputs";

const SLUG_TAKEN = {
  workshops_slug_unique: {
    field: "slug",
    message: "There is a workshop at this address already. Choose another one.",
  },
};

const SLUG_RESERVED = {
  field: "slug",
  message: "This address belongs to another page of the site. Choose another one.",
};

export async function createWorkshop(context: Context, input: CreateWorkshopInput): Promise<Workshop> {
  const slug = textOrNull(input.slug)?.toLowerCase() ?? slugify(input.name, "workshop");
  if (context.reservedSlugs.has(slug)) throw new Invalid([SLUG_RESERVED]);
  return refuseDuplicates(SLUG_TAKEN, () =>
    context.dataSource.transaction(async (manager) => {
      const position = ((await manager.maximum(Workshop, "position")) ?? 0) + 1;
      const workshop = await manager.save(
        manager.create(Workshop, { ...contentOf(WorkshopContent, input), slug, position, version: 1 }),
      );
      const firstRun = { workshopId: workshop.id, ...contentOf(RunContent, input) };
      await manager.insert(Run, firstRun);
      await recordAudit(
        { manager, services: context },
        {
          action: "createWorkshop",
          entity: "Workshop",
          entityId: workshop.id,
          after: { ...workshop, startsAt: firstRun.startsAt, seats: firstRun.seats },
        },
      );
      return workshop;
    }),
  );
}

export async function updateWorkshop(context: Context, input: UpdateWorkshopInput): Promise<Workshop> {
  return context.dataSource.transaction((manager) =>
    editSeated(
      { manager, services: context },
      {
        action: "updateWorkshop",
        target: Workshop,
        noun: "workshop",
        id: input.id,
        expectedVersion: input.expectedVersion,
        changes: contentOf(WorkshopContent, input),
      },
    ),
  );
}

export async function deleteWorkshop(context: Context, input: VersionedInput): Promise<Workshop> {
  return context.dataSource.transaction((manager) =>
    deleteVersioned(
      { manager, services: context },
      {
        action: "deleteWorkshop",
        target: Workshop,
        noun: "workshop",
        ...input,
      },
    ),
  );
}
