import path from "node:path";

/** What the environment may say; nothing else in the server reads `process.env`. */
export interface Config {
  /** Production as built, or development with Vite in the middle. */
  mode: "production" | "development";
  host: string;
  port: number;
  /** Whether `PORT` was left open, so that the next free port will do. */
  isPortFlexible: boolean;
  /** Scheme and host the world sees; decides cookie name, `Secure`, HSTS and the Origin check. */
  publicOrigin: string | null;
  /** A PostgreSQL to use; null starts the embedded one. */
  databaseUrl: string | null;
  /** The role that owns the tables and migrates, where the app runs as another. */
  migrationDatabaseUrl: string | null;
  databasePoolSize: number;
  /** Pepper of the secret codes' hashes. Null only with the embedded database, which makes its own. */
  secretKey: string | null;
  dataDir: string;
  isSandboxOn: boolean;
  /** Seed the demo academy when the database is empty. */
  isDemo: boolean;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  /** The mail server; null where none is set up. */
  mailServer: { smtpUrl: string; mailFrom: string } | null;
  requestsPerMinute: { anonymous: number; signedIn: number };
  logLevel: string;
}

export const ENVIRONMENT_VARIABLES = [
  "NODE_ENV",
  "HOST",
  "PORT",
  "PUBLIC_ORIGIN",
  "DATABASE_URL",
  "MIGRATION_DATABASE_URL",
  "DATABASE_POOL_SIZE",
  "SECRET_KEY",
  "DATA_DIR",
  "SANDBOX",
  "DEMO",
  "TRUSTED_PROXIES",
  "SMTP_URL",
  "MAIL_FROM",
  "REQUESTS_PER_MINUTE_ANONYMOUS",
  "REQUESTS_PER_MINUTE_SIGNED_IN",
  "LOG_LEVEL",
] as const;

type Environment = Partial<Record<(typeof ENVIRONMENT_VARIABLES)[number], string>>;

const SECRET_KEY_MIN_CHARACTERS = 32;

/** A mistake in the environment, told in one line. */
export class ConfigError extends Error {}

function readInteger(environment: Environment, name: keyof Environment, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0)
    throw new ConfigError(`${name} must be a whole number, not "${text}".`);
  return value;
}

function readSwitch(environment: Environment, name: keyof Environment, fallback: boolean): boolean {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  if (text === "on") return true;
  if (text === "off") return false;
  throw new ConfigError(`${name} must be "on" or "off", not "${text}".`);
}

function readOrigin(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !["http:", "https:"].includes(url.protocol) || url.origin !== text.replace(/\/$/, "")) {
    throw new ConfigError("PUBLIC_ORIGIN must be a scheme and host such as https://academy.example.");
  }
  return url.origin;
}

function readMailServer({ SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN }: Environment): Config["mailServer"] {
  if (!SMTP_URL) return null;
  if (!/^smtps?:\/\/[^/]/.test(SMTP_URL) || !URL.canParse(SMTP_URL)) {
    // The address may hold a password, so it is not told.
    throw new ConfigError("SMTP_URL must be an address such as smtps://user:password@mail.example:465.");
  }
  if (!MAIL_FROM || !/^([^<>\r\n]+ )?<?[^@\s<>]+@[^@\s<>]+>?$/.test(MAIL_FROM)) {
    throw new ConfigError(
      "MAIL_FROM must be set with SMTP_URL, to a sender such as Academy <hello@academy.example>.",
    );
  }
  if (!PUBLIC_ORIGIN) {
    throw new ConfigError(
      "PUBLIC_ORIGIN must be set with SMTP_URL, such as https://academy.example: links in letters begin with it.",
    );
  }
  return { smtpUrl: SMTP_URL, mailFrom: MAIL_FROM };
}

function readDatabaseUrl(
  environment: Environment,
  name: "DATABASE_URL" | "MIGRATION_DATABASE_URL",
): string | null {
  const url = environment[name] || null;
  if (url && !/^postgres(ql)?:\/\//.test(url))
    throw new ConfigError(`${name} must start with postgres:// or postgresql://.`);
  return url;
}

function readDatabaseUrls(environment: Environment): Pick<Config, "databaseUrl" | "migrationDatabaseUrl"> {
  const databaseUrl = readDatabaseUrl(environment, "DATABASE_URL");
  const migrationDatabaseUrl = readDatabaseUrl(environment, "MIGRATION_DATABASE_URL");
  if (migrationDatabaseUrl && !databaseUrl)
    throw new ConfigError("DATABASE_URL is missing: MIGRATION_DATABASE_URL is the owner beside it.");
  return { databaseUrl, migrationDatabaseUrl };
}

/** Reads and checks the environment; throws `ConfigError` with one clear line. */
export function readConfig(environment: Environment = process.env): Config {
  const { databaseUrl, migrationDatabaseUrl } = readDatabaseUrls(environment);
  const secretKey = environment.SECRET_KEY || null;
  if (databaseUrl && !secretKey) {
    throw new ConfigError(
      "SECRET_KEY is missing: with DATABASE_URL it must be set, to 32 random characters or more.",
    );
  }
  if (secretKey && secretKey.length < SECRET_KEY_MIN_CHARACTERS) {
    throw new ConfigError(
      `SECRET_KEY is too short: it must have ${SECRET_KEY_MIN_CHARACTERS} characters or more.`,
    );
  }
  return {
    mode: environment.NODE_ENV === "development" ? "development" : "production",
    host: environment.HOST || "127.0.0.1",
    port: readInteger(environment, "PORT", 4000),
    isPortFlexible: !environment.PORT,
    publicOrigin: readOrigin(environment.PUBLIC_ORIGIN),
    databaseUrl,
    migrationDatabaseUrl,
    databasePoolSize: readInteger(environment, "DATABASE_POOL_SIZE", 10),
    secretKey,
    dataDir: path.resolve(environment.DATA_DIR || ".data"),
    isSandboxOn: readSwitch(environment, "SANDBOX", !databaseUrl),
    isDemo: readSwitch(environment, "DEMO", !databaseUrl),
    trustedProxies: (environment.TRUSTED_PROXIES ?? "")
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
    mailServer: readMailServer(environment),
    requestsPerMinute: {
      anonymous: readInteger(environment, "REQUESTS_PER_MINUTE_ANONYMOUS", 300),
      signedIn: readInteger(environment, "REQUESTS_PER_MINUTE_SIGNED_IN", 600),
    },
    logLevel: environment.LOG_LEVEL || "warn",
  };
}
