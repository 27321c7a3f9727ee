import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { buildSchema, isAbstractType } from "graphql";
import ts from "typescript";
import { describe, expect, test } from "vitest";

function filesOf(folder: string, endings: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => endings.test(file) && !/\bgenerated\b/.test(file))
    .map((file) => path.join(folder, file));
  expect(files.length).toBeGreaterThan(0);
  return files;
}

/** Includes type imports, but no packages. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"));
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => path.join(path.dirname(file), fileName))
    .map(
      (base) => [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((name) => existsSync(name)) ?? base,
    );
}

/** Returns every circle as "a -> b -> a". */
function findCircles(graph: ReadonlyMap<string, string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  function visit(file: string, trail: string[]): void {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(" -> "));
    if (done.has(file)) return;
    done.add(file);
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
  }
  for (const file of graph.keys()) visit(file, []);
  return circles;
}

describe("the sources", () => {
  test("a circle of imports would be found", () => {
    const graph = new Map([
      ["a", ["b"]],
      ["b", ["c"]],
      ["c", ["b"]],
    ]);
    expect(findCircles(graph)).toEqual(["b -> c -> b"]);
  });

  test.each([
    { side: "server", root: "server/main.ts" },
    { side: "client", root: "client/entry-client.tsx" },
  ])("no file of the $side imports itself indirectly, not even a type", ({ side, root }) => {
    const graph = new Map(filesOf(side, /\.tsx?$/).map((file) => [file, importsOf(file)]));
    expect(graph.get(root)?.length).toBeGreaterThan(3);
    expect(findCircles(graph)).toEqual([]);
  });

  test.each([
    ...["enrolment", "learning", "certificates", "classes", "discussion"].map(
      (name) => `server/features/${name}`,
    ),
    ...["enrolment", "learning", "discussion"].map((name) => `client/features/${name}`),
  ])("the rooms of %s import one way", (folder) => {
    const roomOf = (file: string) => path.relative(folder, file).split(path.sep)[0] ?? "";
    const rooms = new Map<string, string[]>();
    for (const file of filesOf(folder, /\.tsx?$/)) {
      const others = importsOf(file).filter((other) => other.startsWith(folder));
      const room = roomOf(file);
      if (/\.tsx?$/.test(room)) continue;
      const used = others.map(roomOf).filter((other) => other !== room);
      rooms.set(room, [...new Set([...(rooms.get(room) ?? []), ...used])]);
    }
    expect(rooms.size).toBeGreaterThan(1);
    expect(findCircles(rooms)).toEqual([]);
  });

  test("every suppression of a check says why", () => {
    const suppression = /(?:(?:es|ox)lint-disable|@ts-(?:expect-error|ignore|nocheck)|prettier-ignore).*/g;
    const found = ["client", "shared", "server", "scripts", "tests"]
      .flatMap((folder) => filesOf(folder, /\.(?:[cm]?[jt]sx?|graphql|css)$/))
      .flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(suppression)].map(([text]) => `${file}: ${text}`),
      )
      .filter((line) => !line.startsWith("tests/architecture/sources.test.ts"));
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((line) => !/ -- \w/.test(line))).toEqual([]);
  });

  test("only server/core/config.ts reads the environment", () => {
    const readers = filesOf("server", /\.ts$/).filter((file) =>
      /process\.env\b|process\[|\benv\b[^;]*from "(node:)?process"/.test(readFileSync(file, "utf8")),
    );
    expect(readers).toEqual(["server/core/config.ts"]);
  });

  test("the client compares no roles: it shows what the server's viewerCan… fields say", () => {
    const comparing = filesOf("client", /\.tsx?$/).filter((file) =>
      /\brole\s*[!=]==?|[!=]==?\s*"(ADMIN|LEARNER)"/.test(readFileSync(file, "utf8")),
    );
    expect(comparing).toEqual([]);
  });

  test("no fragment is on a union or an interface: the browser does not know which types those hold", () => {
    const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
    const wrong = filesOf("client", /\.graphql$/).flatMap((file) => {
      const conditions = readFileSync(file, "utf8").matchAll(/\bon ([A-Z]\w*)/g);
      return [...conditions]
        .filter(([, name = ""]) => isAbstractType(schema.getType(name)))
        .map(([on]) => `${file}: ${on}`);
    });
    expect(wrong).toEqual([]);
  });

  test.each(["server", "client"])(
    "no folder of the %s has more than 25 files; migrations only ever grow",
    (side) => {
      const counts = new Map<string, number>();
      for (const file of filesOf(side, /\.(tsx?|css|graphql)$/)) {
        const folder = path.dirname(file);
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
      }
      counts.delete("server/database/migrations");
      expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
    },
  );

  test("no file is longer than 300 lines, no test longer than 400", () => {
    const limits = { server: 300, client: 300, shared: 300, scripts: 300, tests: 400 };
    for (const [folder, limit] of Object.entries(limits)) {
      const long = filesOf(folder, /\.(tsx?|mjs|css)$/).filter(
        (file) => readFileSync(file, "utf8").trimEnd().split("\n").length > limit,
      );
      expect(long).toEqual([]);
    }
  });
});
