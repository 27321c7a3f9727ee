import type { Context } from "../../../platform/context";
import { trimTexts } from "../../../core/content/text";
import { editVersioned } from "../../../platform/audit/editVersioned";
import { Bootcamp, BOOTCAMP_ID } from "./bootcamp.entity";
import type { UpdateBootcampInput } from "./bootcamp.inputs";

export async function updateBootcamp(context: Context, input: UpdateBootcampInput): Promise<Bootcamp> {
  const { expectedVersion, ...texts } = input;
  return context.dataSource.transaction((manager) =>
    editVersioned(
      { manager, services: context },
      {
        action: "updateBootcamp",
        target: Bootcamp,
        noun: "bootcamp",
        id: BOOTCAMP_ID,
        expectedVersion,
        changes: trimTexts(texts),
      },
    ),
  );
}
