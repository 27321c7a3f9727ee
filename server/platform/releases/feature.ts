import type { Feature } from "../feature";
import { keepReleaseFiles } from "./keepReleaseFiles";
import { ReleaseFile } from "./releaseFile.entity";
import { addReleaseFiles } from "./releaseFileRoute";

export const releases: Feature = {
  entities: [ReleaseFile],
  routes: [addReleaseFiles],
  schedules: [{ name: "keep-release-files", cron: "40 21 * * *", work: keepReleaseFiles }],
};
