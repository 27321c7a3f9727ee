import { createHash } from "node:crypto";
import { basename } from "node:path";
import { checkLessonFile } from "../../../features/learning/files/checkLessonFile";
import { LessonFile } from "../../../features/learning/files/lessonFile.entity";
import { saveLessonFile } from "../../../features/learning/files/saveLessonFile";
import { UUID_PATTERN } from "../../../core/uuid";
import { Picture } from "../../../platform/media/picture.entity";
import { savePicture } from "../../../platform/media/savePicture";
import { standIn, uuidOf } from "../read/packLinks";
import type { Pack, PackFileOfLesson, PackPicture } from "../read/readPack";
import { standInOfFile } from "../read/readPack";
import type { Importing } from "./importing";
import { named } from "./importing";

const OWN_ID = new RegExp(`^${UUID_PATTERN}`);

/** An exported picture is named after its id. Others get one made from their bytes, so that a second import finds them. */
function idOf({ path, bytes }: PackPicture): string {
  return OWN_ID.exec(basename(path))?.[0] ?? uuidOf(bytes);
}

async function importPicture(
  { context, manager, found, changes }: Importing,
  picture: PackPicture,
): Promise<void> {
  const { path, bytes, alt } = picture;
  const id = idOf(picture);
  const known = await manager.findOneBy(Picture, { id });
  if (!known) changes.push(`new      ${path}`);
  const { url } = known ?? (await named(path, () => savePicture(context, { id, bytes, alt })));
  found.set(standIn("picture", path), url);
}

async function importFile(
  { context, manager, found, changes }: Importing,
  file: PackFileOfLesson,
): Promise<void> {
  const { path, purpose } = file;
  const upload = { name: basename(path), bytes: file.bytes };
  const { name, bytes } = await named(path, async () => checkLessonFile(purpose, upload));
  const digest = createHash("sha256").update(bytes).digest("base64url");
  const known = await manager.findOneBy(LessonFile, { purpose, name, digest });
  if (!known) changes.push(`new      ${path}`);
  const { id } = known ?? (await saveLessonFile(context, purpose, upload));
  found.set(standInOfFile(file), id);
}

export async function importFiles(importing: Importing, { pictures, files }: Pack): Promise<void> {
  for (const picture of pictures) await importPicture(importing, picture);
  for (const file of files) await importFile(importing, file);
}
