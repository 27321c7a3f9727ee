import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { endProgramsAfterwards, startProgram } from "../../support/startProgram";
import { useTestApp } from "../../support/testApp";
import { SECRET_KEY } from "../../support/testDatabase";

const server = useTestApp();
endProgramsAfterwards();
const root = await mkdtemp(path.join(tmpdir(), "pack-"));

afterAll(async () => rm(root, { recursive: true }));

async function run(...args: string[]) {
  const program = startProgram("server/commands/content.ts", {
    args,
    environment: { DATABASE_URL: server.url, SECRET_KEY, ALLOW_INSECURE_HTTP: "1" },
  });
  return { code: await program.ended, output: program.output() };
}

async function put(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
}

test("content is looked through, brought in and taken out on the command line", async () => {
  await put("pack/courses/pandas/course.yaml", "name: Pandas at work\n");
  const folder = path.join(root, "pack");
  const foreseen = await run("import", folder, "--dry-run");
  expect(foreseen.output).toContain("new      courses/pandas/course.yaml\nNothing was written: 1 change.\n");
  expect(await server.dataSource.query("SELECT name FROM courses")).toEqual([]);
  const brought = await run("import", folder);
  expect(brought).toMatchObject({ code: 0, output: expect.stringContaining("Done: 1 change.") as string });
  const taken = await run("export", path.join(root, "out"));
  expect(taken.output).toMatch(/out has the academy's content in \d+ files\.\n$/);
  expect((await run("import", path.join(root, "out"))).output).toContain("Done: 0 changes.");
});

test("mistakes are listed with file and line, and end the command", async () => {
  await put("wrong/courses/pandas/course.yaml", "name: Pandas\nminutes: 3\n");
  await put("wrong/site/partners.yaml", "- line: 2\n");
  const { code, output } = await run("import", path.join(root, "wrong"));
  expect(code).toBe(1);
  expect(output.split("\n")).toEqual([
    'courses/pandas/course.yaml:1: Field "minutes" is not defined by type "UpdateCourseInput".',
    'site/partners.yaml:1: Field "name" of required type "String!" was not provided.',
    'site/partners.yaml:1: Field "line" is not defined by type "UpdatePartnerInput". Did you mean "link"?',
    "",
  ]);
});

test.each([["import"], ["export", "a", "b"], ["export", "a", "--dry-run"], ["import", "a", "--force"]])(
  "%j shows how to call it",
  async (...args) => {
    const { code, output } = await run(...args);
    expect(code).toBe(1);
    expect(output).toContain("npm run content -- export <new folder>");
  },
);

test("a folder that is not there is named", async () => {
  const { code, output } = await run("import", path.join(root, "nowhere"));
  expect(code).toBe(1);
  expect(output).toMatch(/nowhere: There is no such folder\.\n$/);
});
