import { LessonFile, LessonFilePurpose } from "../../../features/learning/files/lessonFile.entity";
import { LessonFileChunk } from "../../../features/learning/files/lessonFileChunk.entity";
import { Picture } from "../../../platform/media/picture.entity";
import { PictureFile } from "../../../platform/media/pictureFile.entity";
import { PICTURES } from "../read/packLinks";
import type { Exporting } from "./exporting";
import { keyOf, put } from "./exporting";

const NO_ALT = "A picture without a description";
const pathOf = ({ id }: Pick<Picture, "id">) => `${PICTURES}${id}.webp`;

/** So that records can name them; what they look like comes last. */
export async function namePictures({ manager, keys }: Exporting): Promise<void> {
  for (const picture of await manager.find(Picture)) keys.set(keyOf("picture", picture.url), pathOf(picture));
}

/** Those that a record shows, at their widest. */
export async function exportPictures(exporting: Exporting): Promise<void> {
  const { manager, files, used } = exporting;
  const texts: Record<string, string> = {};
  for (const picture of await manager.find(Picture, { order: { id: "ASC" } })) {
    if (!used.has(pathOf(picture))) continue;
    const where = { pictureId: picture.id, format: "webp" as const };
    const file = await manager.findOneOrFail(PictureFile, { where, order: { width: "DESC" } });
    files.set(pathOf(picture), file.bytes);
    texts[`${picture.id}.webp`] = picture.alt || NO_ALT;
  }
  if (Object.keys(texts).length > 0) put(exporting, `${PICTURES}texts.yaml`, texts);
}

/** Puts a lesson's file beside its batch, as a folder of its id where two have one name. */
export async function exportFile(
  { manager, files, keys }: Exporting,
  id: string,
  folder: string,
): Promise<void> {
  const { name, purpose } = await manager.findOneByOrFail(LessonFile, { id });
  const taken = files.has(folder + name) ? `${id}/${name}` : name;
  const kind = purpose === LessonFilePurpose.FILE ? "file" : "captions";
  const chunks = await manager.find(LessonFileChunk, { where: { fileId: id }, order: { place: "ASC" } });
  files.set(folder + taken, Buffer.concat(chunks.map(({ bytes }) => bytes)));
  keys.set(keyOf(kind, id), taken);
}
