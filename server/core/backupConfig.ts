import path from "node:path";
import type { Environment } from "./environment";
import { ConfigError, readSwitch } from "./environment";

export type BackupPlace =
  | { kind: "folder"; folder: string }
  | {
      kind: "bucket";
      endpoint: string;
      bucket: string;
      /** Without slashes at its ends; may be empty. */
      prefix: string;
      keyId: string;
      secret: string;
      region: string;
    };

export interface BackupConfig {
  place: BackupPlace;
  /** An age key: public ("age1…") or secret ("AGE-SECRET-KEY-1…"). */
  key: string | null;
  /** A backup before each migration of an academy. */
  isBeforeMigration: boolean;
}

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]+)\/?(.*?)\/?$/;
const AGE_KEY = /^(age1|AGE-SECRET-KEY-(PQ-)?1)[a-z0-9]{50,}$/i;

function required(environment: Environment, name: keyof Environment): string {
  const value = environment[name];
  if (!value) throw new ConfigError(`${name} is missing: it must be set if BACKUP_TO is a bucket.`);
  return value;
}

function readPlace(environment: Environment, dataDir: string): BackupPlace {
  const { BACKUP_TO: text } = environment;
  if (!text) return { kind: "folder", folder: path.join(dataDir, "backups") };
  if (!text.startsWith("s3:")) return { kind: "folder", folder: path.resolve(text) };
  const [, bucket, prefix = ""] = BUCKET.exec(text) ?? [];
  if (!bucket) throw new ConfigError("BACKUP_TO must be a folder, or a bucket, e.g. s3://backups/academy.");
  const endpoint = required(environment, "BACKUP_S3_ENDPOINT");
  if (!URL.canParse(endpoint))
    throw new ConfigError("BACKUP_S3_ENDPOINT must be an address, e.g. https://s3.example.");
  return {
    kind: "bucket",
    endpoint: endpoint.replace(/\/$/, ""),
    bucket,
    prefix,
    keyId: required(environment, "BACKUP_S3_KEY_ID"),
    secret: required(environment, "BACKUP_S3_SECRET"),
    region: environment.BACKUP_S3_REGION || "auto",
  };
}

export function readBackupConfig(dataDir: string, environment: Environment): BackupConfig {
  const key = environment.BACKUP_KEY || null;
  if (key && !AGE_KEY.test(key))
    throw new ConfigError('BACKUP_KEY must be a key of age, "age1…" or "AGE-SECRET-KEY-1…".');
  return {
    place: readPlace(environment, dataDir),
    key,
    isBeforeMigration: readSwitch(environment, "BACKUP_BEFORE_MIGRATION", true),
  };
}
