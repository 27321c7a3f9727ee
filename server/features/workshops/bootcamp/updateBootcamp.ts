import type { Context } from "../../../platform/context";
import { updateRecord } from "../../../platform/audit/records";
import { BootcampContent } from "./bootcamp.content";
import { Bootcamp, BOOTCAMP_ID } from "./bootcamp.entity";
import type { UpdateBootcampInput } from "./bootcamp.inputs";

export async function updateBootcamp(context: Context, input: UpdateBootcampInput): Promise<Bootcamp> {
  const kind = { target: Bootcamp, content: BootcampContent, noun: "bootcamp" };
  return updateRecord<BootcampContent, Bootcamp>(context, kind, { ...input, id: BOOTCAMP_ID });
}
