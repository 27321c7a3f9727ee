export const ENVIRONMENT_VARIABLES = [
  "NODE_ENV",
  "HOST",
  "PORT",
  "PUBLIC_ORIGIN",
  "ALLOW_INSECURE_HTTP",
  "DATABASE_URL",
  "MIGRATION_DATABASE_URL",
  "DATABASE_POOL_SIZE",
  "SECRET_KEY",
  "PREVIOUS_SECRET_KEY",
  "ACCEPT_NEW_SECRET_KEY",
  "DATA_DIR",
  "SANDBOX",
  "DEMO",
  "TRUSTED_PROXIES",
  "SMTP_URL",
  "MAIL_FROM",
  "CHECKER_URL",
  "CHECKER_TOKEN",
  "REQUESTS_PER_MINUTE_ANONYMOUS",
  "REQUESTS_PER_MINUTE_SIGNED_IN",
  "LOG_LEVEL",
  "BACKUP_TO",
  "BACKUP_KEY",
  "BACKUP_BEFORE_MIGRATION",
  "BACKUP_S3_ENDPOINT",
  "BACKUP_S3_REGION",
  "BACKUP_S3_KEY_ID",
  "BACKUP_S3_SECRET",
] as const;

export type Environment = Partial<Record<(typeof ENVIRONMENT_VARIABLES)[number], string>>;

/** Ends a program with its message alone. */
export class ConfigError extends Error {}

/** "on" or "off". */
export function readSwitch(environment: Environment, name: keyof Environment, fallback: boolean): boolean {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  if (text === "on") return true;
  if (text === "off") return false;
  throw new ConfigError(`${name} must be "on" or "off", not "${text}".`);
}
