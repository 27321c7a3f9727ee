import type { EntityManager } from "typeorm";
import { readAcademy } from "../platform/readAcademy";
import type { SharedPage, ShareCard } from "../platform/shareCards/shareCard";
import { collect } from "./features";

const finders = new Map(collect("shareCards").flatMap((cards) => Object.entries(cards)));

export async function findShareCard(
  manager: EntityManager,
  { kind, slug, now }: SharedPage,
): Promise<ShareCard | null> {
  const find = finders.get(`${kind}/${slug}`) ?? finders.get(kind);
  if (!find) return null;
  const academy = await readAcademy(manager);
  const found = await find({ manager, slug, academy, now });
  return found && { ...found, academyName: academy.academyName };
}
