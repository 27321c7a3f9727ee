import type { DataSource } from "typeorm";
import type { PictureFormat } from "./pictureFile.entity";
import { PictureFile } from "./pictureFile.entity";

interface Wanted {
  pictureId: string;
  width: number;
  format: PictureFormat;
}

export async function readPictureFile({ manager }: DataSource, wanted: Wanted): Promise<PictureFile | null> {
  return manager.findOneBy(PictureFile, { ...wanted });
}

/** JPEG, or WebP if the picture is transparent. */
export async function readFallback({ manager }: DataSource, pictureId: string): Promise<PictureFile | null> {
  return manager
    .createQueryBuilder(PictureFile, "file")
    .where("file.picture_id = :pictureId", { pictureId })
    .andWhere("(file.format = 'jpg' OR (file.format = 'webp' AND file.width <= 1280))")
    .orderBy({ "file.format": "ASC", "file.width": "DESC" })
    .limit(1)
    .getOne();
}
