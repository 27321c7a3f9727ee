import type { EntityManager } from "typeorm";
import { Picture } from "./picture.entity";
import { PictureFile } from "./pictureFile.entity";
import type { RenderedPicture } from "./renderPicture";

export async function insertPicture(
  manager: EntityManager,
  { width, height, files }: RenderedPicture,
  { id, alt, createdAt }: Pick<Picture, "alt" | "createdAt"> & Partial<Pick<Picture, "id">>,
): Promise<Picture> {
  const picture = await manager.save(
    manager.create(Picture, { id, width, height, alt, version: 1, createdAt }),
  );
  for (const file of files) await manager.insert(PictureFile, { ...file, pictureId: picture.id });
  return picture;
}
