import { In } from "typeorm";
import { defineLoader, indexBy } from "../../../platform/loaders";
import { LessonFile } from "./lessonFile.entity";

export const lessonFileById = defineLoader(async ({ dataSource }, ids) => {
  const files = await dataSource.manager.findBy(LessonFile, { id: In([...ids]) });
  return indexBy(files, ({ id }) => id);
});
