import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "../../server/config";

const PRODUCTION = { DATABASE_URL: "postgres://db/academy", SECRET_KEY: "k".repeat(32) };

describe("the environment", () => {
  test.each([
    [{ DATABASE_URL: "mysql://a" }, /^DATABASE_URL must start with/],
    [{ SECRET_KEY: "" }, /^SECRET_KEY is missing/],
    [{ SECRET_KEY: "k".repeat(31) }, /^SECRET_KEY is too short/],
    [{ PORT: "http" }, /^PORT must be a whole number/],
    [{ PORT: "-1" }, /^PORT must be a whole number/],
    [{ SANDBOX: "yes" }, /^SANDBOX must be "on" or "off"/],
    [{ PUBLIC_ORIGIN: "https://a.example/path" }, /^PUBLIC_ORIGIN must be/],
    [{ PUBLIC_ORIGIN: "ftp://a.example" }, /^PUBLIC_ORIGIN must be/],
  ])("%o is refused in words", (wrong, words) => {
    expect(() => readConfig({ ...PRODUCTION, ...wrong })).toThrow(ConfigError);
    expect(() => readConfig({ ...PRODUCTION, ...wrong })).toThrow(words);
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
