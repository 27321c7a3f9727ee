import type { EntityManager } from "typeorm";
import { checkLessonFile } from "../../features/learning/files/checkLessonFile";
import { storeLessonFile } from "../../features/learning/files/saveLessonFile";
import { insertPicture } from "../../platform/media/insertPicture";
import { renderPicture } from "../../platform/media/renderPicture";
import type { Found } from "../content/read/packLinks";
import { standIn } from "../content/read/packLinks";
import { standInOfFile } from "../content/read/readPack";
import type { Pack } from "../content/read/readPack";

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
  for (const file of files) {
    const checked = checkLessonFile(file.purpose, { name: file.path, bytes: file.bytes });
    found.set(standInOfFile(file), (await storeLessonFile(manager, checked, now)).id);
  }
}
