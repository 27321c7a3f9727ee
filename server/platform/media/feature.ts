import { DAY_MS } from "../../core/clock";
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
  jobs: [{ everyMs: DAY_MS, work: sweepPictures }],
  reservedSlugs: ["media"],
};
