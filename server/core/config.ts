import { isIP } from "node:net";
import path from "node:path";
import type { CheckerAddress } from "./checkerAddress";
import { parseCheckerHost } from "./checkerAddress";
import type { BackupConfig } from "./backupConfig";
import { readBackupConfig } from "./backupConfig";
import type { Environment } from "./environment";
import { ConfigError, readSwitch } from "./environment";

export interface Config {
  mode: "production" | "development";
  host: string;
  port: number;
  /** With `PORT` unset, the next free port will do. */
  isPortFlexible: boolean;
  /** Public scheme and host; decides cookie name, `Secure`, HSTS and the Origin check. */
  publicOrigin: string | null;
  isInsecureHttpAllowed: boolean;
  databaseUrl: string | null;
  /** The role that owns the tables and migrates, if the app runs as another. */
  migrationDatabaseUrl: string | null;
  databasePoolSize: number;
  /** Encrypts the database's data key. Null only with the embedded database, which makes its own. */
  secretKey: string | null;
  /** The old secret key during a rotation to `secretKey`. */
  previousSecretKey: string | null;
  /** Fingerprint of the one other secret key that the database may switch to. */
  acceptedKey: string | null;
  dataDir: string;
  isSandboxOn: boolean;
  isDemo: boolean;
  trustedProxies: string[];
  mailServer: { smtpUrl: string; mailFrom: string } | null;
  /** "own": this process starts a checker of exercises. Null for none: code that learners send waits. */
  checker: CheckerAddress | "own" | null;
  requestsPerMinute: { anonymous: number; signedIn: number };
  logLevel: string;
  backup: BackupConfig;
}

const SECRET_KEY_MIN_CHARACTERS = 32;
/** 32 random hexadecimal digits hold 14 different ones on average. */
const SECRET_KEY_MIN_DISTINCT = 8;
/** A repeating key is only as strong as its period. */
const SECRET_KEY_MIN_PERIOD = 16;
/** A transaction may need a second connection. */
const POOL_MIN = 2;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
const PROXY_RANGES = ["loopback", "linklocal", "uniquelocal"];

interface IntegerRange {
  fallback: number;
  least?: number;
}

function readInteger(
  environment: Environment,
  name: keyof Environment,
  { fallback, least = 0 }: IntegerRange,
): number {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0)
    throw new ConfigError(`${name} must be a whole number, not "${text}".`);
  if (value < least) throw new ConfigError(`${name} must be at least ${least}, not ${value}.`);
  return value;
}

function readOrigin(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !["http:", "https:"].includes(url.protocol) || url.origin !== text.replace(/\/$/, "")) {
    throw new ConfigError("PUBLIC_ORIGIN must be a scheme and host, e.g. https://academy.example.");
  }
  return url.origin;
}

function readMailServer({ SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN }: Environment): Config["mailServer"] {
  if (!SMTP_URL) return null;
  if (!/^smtps?:\/\/[^/]/.test(SMTP_URL) || !URL.canParse(SMTP_URL)) {
    // The address may contain a password, so the message omits it.
    throw new ConfigError("SMTP_URL must be an address, e.g. smtps://user:password@mail.example:465.");
  }
  if (!MAIL_FROM || !/^([^<>\r\n]+ )?<?[^@\s<>]+@[^@\s<>]+>?$/.test(MAIL_FROM)) {
    throw new ConfigError(
      "MAIL_FROM must be set with SMTP_URL, to a sender, e.g. Academy <hello@academy.example>.",
    );
  }
  if (!PUBLIC_ORIGIN) {
    throw new ConfigError(
      "PUBLIC_ORIGIN must be set with SMTP_URL, e.g. https://academy.example: links in e-mails begin with it.",
    );
  }
  return { smtpUrl: SMTP_URL, mailFrom: MAIL_FROM };
}

function readChecker({ CHECKER_URL, CHECKER_TOKEN }: Environment): Config["checker"] {
  if (!CHECKER_URL) return "own";
  if (CHECKER_URL === "off") return null;
  const host = parseCheckerHost(CHECKER_URL);
  if (!host)
    throw new ConfigError(
      'CHECKER_URL must be an address, e.g. http://checker:4100 or unix:/run/checker.sock, or "off".',
    );
  return { host, token: CHECKER_TOKEN || null };
}

function readPort(environment: Environment): number {
  const port = readInteger(environment, "PORT", { fallback: 4000 });
  if (port > 65_535) throw new ConfigError(`PORT must be at most 65535, not ${port}.`);
  return port;
}

/** The address may contain a password, so no message quotes it. */
function readDatabaseUrl(
  environment: Environment,
  name: "DATABASE_URL" | "MIGRATION_DATABASE_URL",
): string | null {
  const url = environment[name];
  if (!url) return null;
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new ConfigError(`${name} must start with postgres:// or postgresql://.`);
  }
  const [authority = ""] = url.slice(url.indexOf("//") + 2).split(/[/?#]/, 1);
  if (authority.slice(authority.lastIndexOf("@") + 1).includes(",")) {
    throw new ConfigError(
      `${name} must name one server, not several: use the address that follows a fail-over, or a proxy like HAProxy.`,
    );
  }
  const escapes = authority.slice(0, authority.lastIndexOf("@")).match(/%.{0,2}/g) ?? [];
  if (!URL.canParse(url) || !escapes.every((escape) => /^%[0-9a-f]{2}$/i.test(escape))) {
    throw new ConfigError(
      `${name} is not an address, e.g. postgres://user:password@host:5432/academy. Percent-encode special characters in the password.`,
    );
  }
  return url;
}

export function requireDatabaseUrl(environment: Environment = process.env): string {
  const url = readDatabaseUrl(environment, "DATABASE_URL");
  if (!url) throw new ConfigError("DATABASE_URL is missing: it names the database to use.");
  return url;
}

function readDatabaseUrls(environment: Environment): Pick<Config, "databaseUrl" | "migrationDatabaseUrl"> {
  const databaseUrl = readDatabaseUrl(environment, "DATABASE_URL");
  const migrationDatabaseUrl = readDatabaseUrl(environment, "MIGRATION_DATABASE_URL");
  if (migrationDatabaseUrl && !databaseUrl)
    throw new ConfigError("DATABASE_URL is missing: MIGRATION_DATABASE_URL needs it too.");
  return { databaseUrl, migrationDatabaseUrl };
}

function isPeriodic(text: string, maxPeriod: number): boolean {
  const periods = Array.from({ length: maxPeriod }, (_, index) => index + 1);
  return periods.some((period) => text.slice(period) === text.slice(0, -period));
}

function readSecretKey({ SECRET_KEY: key, DATABASE_URL }: Environment): string | null {
  if (!key && DATABASE_URL) {
    throw new ConfigError(
      "SECRET_KEY is missing: with DATABASE_URL it must be set, to 32 random characters or more.",
    );
  }
  if (!key) return null;
  if (key.length < SECRET_KEY_MIN_CHARACTERS) {
    throw new ConfigError(
      `SECRET_KEY is too short: it must have ${SECRET_KEY_MIN_CHARACTERS} characters or more.`,
    );
  }
  if (new Set(key).size < SECRET_KEY_MIN_DISTINCT || isPeriodic(key, SECRET_KEY_MIN_PERIOD - 1)) {
    throw new ConfigError("SECRET_KEY is too simple: make a random one with `openssl rand -hex 32`.");
  }
  return key;
}

/** Without https the network can read the session cookie, so this takes a second variable. */
function readIsInsecureHttpAllowed(
  { ALLOW_INSECURE_HTTP: text, DATABASE_URL }: Environment,
  publicOrigin: string | null,
): boolean {
  if (text && text !== "1") throw new ConfigError(`ALLOW_INSECURE_HTTP must be "1" or empty, not "${text}".`);
  const onPurpose = "To serve without https on purpose, set ALLOW_INSECURE_HTTP=1.";
  if (DATABASE_URL && !publicOrigin && !text) {
    throw new ConfigError(
      `PUBLIC_ORIGIN is missing: with DATABASE_URL it must be set, e.g. https://academy.example. ${onPurpose}`,
    );
  }
  if (publicOrigin?.startsWith("http:") && !text)
    throw new ConfigError(`PUBLIC_ORIGIN must start with https://. ${onPurpose}`);
  return text === "1";
}

function isProxy(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.split("/");
  if (PROXY_RANGES.includes(entry)) return true;
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function readTrustedProxies({ TRUSTED_PROXIES = "" }: Environment): string[] {
  const proxies = TRUSTED_PROXIES.split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  const wrong = proxies.find((entry) => !isProxy(entry));
  if (wrong !== undefined) {
    throw new ConfigError(
      `TRUSTED_PROXIES must list addresses, e.g. 10.0.0.1 or 10.0.0.0/8, or ${PROXY_RANGES.join(", ")}; not "${wrong}".`,
    );
  }
  return proxies;
}

function readLogLevel({ LOG_LEVEL: level }: Environment): string {
  if (!level) return "warn";
  if (!LOG_LEVELS.includes(level))
    throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}; not "${level}".`);
  return level;
}

function modeOf({ NODE_ENV }: Environment): Config["mode"] {
  return NODE_ENV === "development" ? "development" : "production";
}

/** Must run before packages such as React load: they pick their build by NODE_ENV. */
export function exportMode(): void {
  process.env.NODE_ENV = modeOf(process.env);
}

export function readConfig(environment: Environment = process.env): Config {
  const { databaseUrl, migrationDatabaseUrl } = readDatabaseUrls(environment);
  const secretKey = readSecretKey(environment);
  const publicOrigin = readOrigin(environment.PUBLIC_ORIGIN);
  const dataDir = path.resolve(environment.DATA_DIR || ".data");
  return {
    mode: modeOf(environment),
    host: environment.HOST || "127.0.0.1",
    port: readPort(environment),
    isPortFlexible: !environment.PORT,
    publicOrigin,
    isInsecureHttpAllowed: readIsInsecureHttpAllowed(environment, publicOrigin),
    databaseUrl,
    migrationDatabaseUrl,
    databasePoolSize: readInteger(environment, "DATABASE_POOL_SIZE", { fallback: 10, least: POOL_MIN }),
    secretKey,
    previousSecretKey: environment.PREVIOUS_SECRET_KEY || null,
    acceptedKey: environment.ACCEPT_NEW_SECRET_KEY || null,
    dataDir,
    isSandboxOn: readSwitch(environment, "SANDBOX", !databaseUrl),
    isDemo: readSwitch(environment, "DEMO", !databaseUrl),
    trustedProxies: readTrustedProxies(environment),
    mailServer: readMailServer(environment),
    checker: readChecker(environment),
    requestsPerMinute: {
      anonymous: readInteger(environment, "REQUESTS_PER_MINUTE_ANONYMOUS", { fallback: 300 }),
      signedIn: readInteger(environment, "REQUESTS_PER_MINUTE_SIGNED_IN", { fallback: 600 }),
    },
    logLevel: readLogLevel(environment),
    backup: readBackupConfig(dataDir, environment),
  };
}
