import { readFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { expect, test } from "vitest";
import { createSchema } from "../../server/app/schema";
import { useTestDatabase } from "../support/testDatabase";

const database = useTestDatabase();

test("schema.graphql is what the resolvers declare", () => {
  const declared = `${printSchema(lexicographicSortSchema(createSchema()))}\n`;
  expect(readFileSync("schema.graphql", "utf8")).toBe(declared);
});

test("the migrations make exactly the tables that the entities describe", async () => {
  const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test("no migration is waiting on the migrated template", async () => {
  expect(await database.dataSource.showMigrations()).toBe(false);
});
