import { Course } from "../../features/catalog/course.entity";
import { Batch, BatchAccessKind } from "../../features/learning/batch.entity";
import { Reference } from "../../features/learning/reference.entity";
import type { Transaction } from "../../platform/transaction";
import type { Found } from "../content/read/packLinks";
import { link, standIn } from "../content/read/packLinks";
import type { PackBatch } from "../content/read/readCourses";
import type { Pack } from "../content/read/readPack";
import type { DemoSignIns } from "./signIns";
import { makeSecret } from "./makeSecret";

interface Place {
  found: Found;
  courseId: string;
  position: number;
}

/** The batch's code; null if it is open. */
async function seedBatch(
  { manager, services }: Transaction,
  { content, access, lessons }: PackBatch,
  { found, courseId, position }: Place,
): Promise<string | null> {
  const code = access === BatchAccessKind.OPEN ? null : makeSecret();
  const secretCodeHash = code && (await services.hashing.hashCode(code));
  const columns = { ...content, courseId, access, position, secretCodeHash };
  const { id: batchId } = await manager.save(manager.create(Batch, columns));
  const rows = lessons.map((lesson, index) => ({ ...link(lesson, found), batchId, position: index + 1 }));
  await manager.insert(Reference, rows);
  return code;
}

/** Returns the codes of the batches that have one. */
export async function seedCourses(
  transaction: Transaction,
  { courses }: Pack,
  found: Found,
): Promise<DemoSignIns["codes"]> {
  const { manager } = transaction;
  const codes: DemoSignIns["codes"] = [];
  for (const [index, { slug, content, batches }] of courses.entries()) {
    const columns = { ...link(content, found), slug, position: index + 1 };
    const { id: courseId, name } = await manager.save(manager.create(Course, columns));
    found.set(standIn("course", slug), courseId);
    for (const [place, batch] of batches.entries()) {
      const code = await seedBatch(transaction, batch, { found, courseId, position: place + 1 });
      if (code) codes.push({ course: name, batch: batch.content.name, code });
    }
  }
  return codes;
}
