import { readFileSync, readdirSync } from "node:fs";
import { lexicographicSortSchema, parse, print, printSchema, separateOperations, validate } from "graphql";
import { expect, test } from "vitest";
import { migrations } from "../../server/database/migrations";
import { createSchema } from "../../server/app/schema";
import { MAX_TOKENS, limitRules } from "../../server/graphql/limits";
import { useTestDatabase } from "../support/testDatabase";

const database = useTestDatabase();

test("schema.graphql is what the resolvers declare", () => {
  const declared = `${printSchema(lexicographicSortSchema(createSchema()))}\n`;
  expect(readFileSync("schema.graphql", "utf8")).toBe(declared);
});

test("every document of the client keeps to the server's limits", () => {
  const texts = readdirSync("client", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => readFileSync(`client/${file}`, "utf8"));
  const operations = Object.entries(separateOperations(parse(texts.join("\n"))));
  expect(operations.length).toBeGreaterThan(200);
  const schema = createSchema();
  const refused = operations.filter(
    ([, document]) =>
      validate(schema, parse(print(document), { maxLexicalTokens: MAX_TOKENS }), limitRules).length > 0,
  );
  expect(refused.map(([name]) => name)).toEqual([]);
});

test("a content pack has every kind of record that staff edit, but for those of one academy alone", () => {
  const edited = readFileSync("schema.graphql", "utf8").matchAll(/^input (Update\w+Input)/gm);
  const folder = "server/app/content/read";
  const read = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join();
  const missing = [...edited].map(([, input = ""]) => input).filter((input) => !read.includes(`"${input}"`));
  expect(missing).toEqual([
    "UpdateCertificateRuleInput",
    "UpdateClassSessionInput",
    "UpdateContactMessageStatusInput",
    "UpdateCouponInput",
    "UpdatePictureInput",
    "UpdateProfileInput",
  ]);
});

test("the migrations make exactly the tables that the entities describe", async () => {
  const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test("the list of migrations has every file of the folder, in the order of their times", () => {
  const files = readdirSync("server/database/migrations").filter((file) => file !== "index.ts");
  const named = files.toSorted().map((file) => file.replace(/^(\d{13})-(\w+)\.ts$/, "$2$1"));
  expect(migrations.map(({ name }) => name)).toEqual(named);
  expect(new Set(named.map((name) => name.slice(-13))).size).toBe(named.length);
});

test("no migration is waiting on the migrated template", async () => {
  expect(await database.dataSource.showMigrations()).toBe(false);
});
