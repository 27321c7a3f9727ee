import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const FOLDERS = ["server/decisions", "client/decisions"];
/** What each file has, in this order. */
const SHAPE =
  /^# (\d{3}): .+\n\nStatus: (accepted|superseded by \d{3})\n\n\*\*Decision\.\*\* [^]*\n\*\*Why\.\*\* [^]*\n\*\*Given up\.\*\* [^]*\n\*\*Revisit when\*\* /;

const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));

test("each decision says what was decided, why, what it costs and when to look at it again", () => {
  expect(files.length).toBeGreaterThan(20);
  const numbers = files.map((file) => {
    const [, number] = SHAPE.exec(readFileSync(file, "utf8")) ?? expect.fail(file);
    expect(path.basename(file)).toMatch(new RegExp(`^${number}-`));
    return number;
  });
  expect(new Set(numbers).size).toBe(numbers.length);
});
