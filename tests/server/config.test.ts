import { describe, expect, test } from "vitest";
import { readConfig } from "../../server/core/config";
import { ConfigError } from "../../server/core/environment";

const PRODUCTION = {
  DATABASE_URL: "postgres://db/academy",
  SECRET_KEY: "0123456789abcdef0123456789abcdef",
  PUBLIC_ORIGIN: "https://academy.example",
};

describe("the environment", () => {
  test.each([
    [{ DATABASE_URL: "mysql://a" }, /^DATABASE_URL must start with/],
    [{ SECRET_KEY: "" }, /^SECRET_KEY is missing/],
    [{ SECRET_KEY: "k".repeat(31) }, /^SECRET_KEY is too short/],
    [{ SECRET_KEY: "a".repeat(64) }, /^SECRET_KEY is too simple/],
    [{ SECRET_KEY: "abcabc1".repeat(9) }, /^SECRET_KEY is too simple/],
    [{ SECRET_KEY: "abcdefgh".repeat(8) }, /^SECRET_KEY is too simple/],
    [{ SECRET_KEY: "0123456789abcde".repeat(3) + "01" }, /^SECRET_KEY is too simple/],
    [{ DATABASE_POOL_SIZE: "0" }, /^DATABASE_POOL_SIZE must be at least 2, not 0/],
    [{ DATABASE_POOL_SIZE: "-3" }, /^DATABASE_POOL_SIZE must be a whole number/],
    [{ DATABASE_URL: "postgres://u:hidden@one:5432,two:5432/academy" }, /^DATABASE_URL must name one server/],
    [{ DATABASE_URL: "postgres://one,two/academy" }, /^DATABASE_URL must name one server/],
    [{ DATABASE_URL: "postgres://u:hid#den@db:5432/academy" }, /^DATABASE_URL is not an address/],
    [{ DATABASE_URL: "postgres://us%ZZer@db:5432/academy" }, /^DATABASE_URL is not an address/],
    [{ DATABASE_URL: "postgres://db:99999/academy" }, /^DATABASE_URL is not an address/],
    [{ PUBLIC_ORIGIN: "" }, /^PUBLIC_ORIGIN is missing.*ALLOW_INSECURE_HTTP=1/],
    [
      { PUBLIC_ORIGIN: "http://academy.example" },
      /^PUBLIC_ORIGIN must start with https.*ALLOW_INSECURE_HTTP=1/,
    ],
    [{ PUBLIC_ORIGIN: "HTTP://academy.example" }, /^PUBLIC_ORIGIN must/],
    [{ PUBLIC_ORIGIN: "http://academy.example", DATABASE_URL: "" }, /^PUBLIC_ORIGIN must start with https/],
    [{ PUBLIC_ORIGIN: "", ALLOW_INSECURE_HTTP: "yes" }, /^ALLOW_INSECURE_HTTP must be/],
    [{ TRUSTED_PROXIES: "nonsense" }, /^TRUSTED_PROXIES must list/],
    [{ TRUSTED_PROXIES: "10.0.0.1, 10.0.0.0/33" }, /^TRUSTED_PROXIES must list/],
    [{ LOG_LEVEL: "bogus" }, /^LOG_LEVEL must be one of/],
    [{ PORT: "65536" }, /^PORT must be at most 65535/],
    [{ PORT: "http" }, /^PORT must be a whole number/],
    [{ PORT: "-1" }, /^PORT must be a whole number/],
    [{ CHECKER_URL: "https://checker:4100" }, /^CHECKER_URL must be an address/],
    [{ CHECKER_URL: "unix:socket" }, /^CHECKER_URL must be an address/],
    [{ SANDBOX: "yes" }, /^SANDBOX must be "on" or "off"/],
    [{ PUBLIC_ORIGIN: "https://a.example/path" }, /^PUBLIC_ORIGIN must be/],
    [{ PUBLIC_ORIGIN: "ftp://a.example" }, /^PUBLIC_ORIGIN must be/],
    [{ SMTP_URL: "mail.example" }, /^SMTP_URL must be an address/],
    [{ SMTP_URL: "http://mail.example", MAIL_FROM: "a@a.example" }, /^SMTP_URL must be an address/],
    [{ SMTP_URL: "smtp://mail.example" }, /^MAIL_FROM must be set/],
    [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "Academy" }, /^MAIL_FROM must be set/],
    [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "A\nBcc: b@b.example" }, /^MAIL_FROM must be set/],
    [
      {
        SMTP_URL: "smtp://mail.example",
        MAIL_FROM: "a@a.example",
        ALLOW_INSECURE_HTTP: "1",
        PUBLIC_ORIGIN: "",
      },
      /^PUBLIC_ORIGIN must be set with SMTP_URL/,
    ],
  ])("%o is refused in words", (wrong, words) => {
    expect(() => readConfig({ ...PRODUCTION, ...wrong })).toThrow(ConfigError);
    expect(() => readConfig({ ...PRODUCTION, ...wrong })).toThrow(words);
    expect(() => readConfig({ ...PRODUCTION, ...wrong })).not.toThrow(/hid/);
  });

  test("may name proxies by address, range and name, a log level, and a password with a comma", () => {
    const TRUSTED_PROXIES = "10.0.0.1, 10.0.0.0/8,::1,fd00::/8, uniquelocal";
    const DATABASE_URL = "postgres://u:a,b@db:5432/academy?sslmode=require";
    const config = readConfig({ ...PRODUCTION, TRUSTED_PROXIES, DATABASE_URL, LOG_LEVEL: "info" });
    expect(config).toMatchObject({
      trustedProxies: ["10.0.0.1", "10.0.0.0/8", "::1", "fd00::/8", "uniquelocal"],
      databaseUrl: DATABASE_URL,
      logLevel: "info",
    });
  });

  test("has no mail server unless one is set, and a sender", () => {
    expect(readConfig(PRODUCTION).mailServer).toBeNull();
    for (const mailFrom of ["hello@a.example", "<hello@a.example>", "The Academy <hello@a.example>"]) {
      const smtpUrl = "smtps://user:p%40ss@mail.example:465";
      const mail = { SMTP_URL: smtpUrl, MAIL_FROM: mailFrom, PUBLIC_ORIGIN: "https://a.example" };
      const { mailServer } = readConfig({ ...PRODUCTION, ...mail });
      expect(mailServer).toEqual({ smtpUrl, mailFrom });
    }
  });

  test("a mail server's password is not in the error", () => {
    const wrong = { ...PRODUCTION, SMTP_URL: "smpt://user:hidden@mail.example" };
    expect(() => readConfig(wrong)).not.toThrow(/hidden/);
    expect(() => readConfig(wrong)).toThrow(ConfigError);
  });

  test("may name an http origin only with ALLOW_INSECURE_HTTP=1", () => {
    const PUBLIC_ORIGIN = "http://academy.example";
    const config = readConfig({ ...PRODUCTION, PUBLIC_ORIGIN, ALLOW_INSECURE_HTTP: "1" });
    expect(config).toMatchObject({ publicOrigin: PUBLIC_ORIGIN, isInsecureHttpAllowed: true });
  });

  test("with a DATABASE_URL has neither sandbox nor demo, unless switched on", () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ isSandboxOn: false, isDemo: false });
    expect(readConfig({ ...PRODUCTION, SANDBOX: "on", DEMO: "on" })).toMatchObject({
      isSandboxOn: true,
      isDemo: true,
    });
    expect(readConfig({})).toMatchObject({ isSandboxOn: true, isDemo: true, databaseUrl: null });
  });
});
