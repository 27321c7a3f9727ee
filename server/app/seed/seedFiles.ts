import type { EntityManager } from "typeorm";
import { checkLessonFile } from "../../features/learning/files/checkLessonFile";
import { LessonFilePurpose } from "../../features/learning/files/lessonFile.entity";
import { storeLessonFile } from "../../features/learning/files/saveLessonFile";
import { insertPicture } from "../../platform/media/insertPicture";
import { renderPicture } from "../../platform/media/renderPicture";
import type { Found } from "../content/packLinks";
import { standIn } from "../content/packLinks";
import type { Pack } from "../content/readPack";

/** Stored like uploads, so that staff can replace them. */
export async function seedFiles(
  manager: EntityManager,
  { pictures, files }: Pack,
  { found, now }: { found: Found; now: Date },
): Promise<void> {
  for (const { path, bytes, alt } of pictures) {
    const picture = await insertPicture(manager, await renderPicture(bytes), { alt, createdAt: now });
    found.set(standIn("picture", path), picture.url);
  }
  for (const { path, bytes } of files) {
    const checked = checkLessonFile(LessonFilePurpose.FILE, { name: path, bytes });
    found.set(standIn("file", path), (await storeLessonFile(manager, checked, now)).id);
  }
}
