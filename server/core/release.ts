import { readFileSync } from "node:fs";

/** The version of this release, as `package.json` says it. */
export const RELEASE = (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version;
