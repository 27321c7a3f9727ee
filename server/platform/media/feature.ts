import type { Feature } from "../feature";
import { Picture } from "./picture.entity";
import { PictureResolver } from "./picture.resolver";
import { PictureFile } from "./pictureFile.entity";
import { addPictureRoutes } from "./pictureRoutes";
import { addPictureUpload } from "./pictureUpload";
import { sweepPictures } from "./sweepPictures";

export const media: Feature = {
  entities: [Picture, PictureFile],
  resolvers: [PictureResolver],
  routes: [addPictureRoutes, addPictureUpload],
  schedules: [{ name: "sweep-pictures", cron: "20 21 * * *", work: sweepPictures }],
  reservedSlugs: ["media"],
};
