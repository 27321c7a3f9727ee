import type { Feature } from "../feature";
import { BackupRun } from "./backupRun.entity";
import { BackupsResolver } from "./backups.resolver";

export const backups: Feature = { entities: [BackupRun], resolvers: [BackupsResolver] };
