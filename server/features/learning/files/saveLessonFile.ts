import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { recordAudit } from "../../../platform/audit/recordAudit";
import type { Context } from "../../../platform/context";
import type { CheckedFile, UploadedFile } from "./checkLessonFile";
import { checkLessonFile } from "./checkLessonFile";
import type { LessonFilePurpose } from "./lessonFile.entity";
import { LessonFile } from "./lessonFile.entity";
import { CHUNK_BYTES, LessonFileChunk } from "./lessonFileChunk.entity";

export async function storeLessonFile(
  manager: EntityManager,
  { bytes, ...facts }: CheckedFile,
  createdAt: Date,
): Promise<LessonFile> {
  const digest = createHash("sha256").update(bytes).digest("base64url");
  const columns = { ...facts, digest, sizeBytes: bytes.length, createdAt };
  const file = await manager.save(manager.create(LessonFile, columns));
  for (let place = 0; place * CHUNK_BYTES < bytes.length; place += 1) {
    const chunk = bytes.subarray(place * CHUNK_BYTES, (place + 1) * CHUNK_BYTES);
    await manager.insert(LessonFileChunk, { fileId: file.id, place, bytes: chunk });
  }
  return file;
}

export async function saveLessonFile(
  context: Context,
  purpose: LessonFilePurpose,
  upload: UploadedFile,
): Promise<LessonFile> {
  const checked = checkLessonFile(purpose, upload);
  return context.dataSource.transaction(async (manager) => {
    const file = await storeLessonFile(manager, checked, context.clock.now());
    await recordAudit(
      { manager, services: context },
      { action: "uploadLessonFile", entity: "LessonFile", entityId: file.id, after: file },
    );
    return file;
  });
}
