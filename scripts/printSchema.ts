import "reflect-metadata";
import { readFileSync, writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "../server/app/schema";
import { printLimits } from "./printLimits";

// With --check, the committed schema is compared instead of written.
const schema = lexicographicSortSchema(createSchema());
const text = `${printSchema(schema)}\n`;
if (!process.argv.includes("--check")) writeFileSync("schema.graphql", text);
else if (readFileSync("schema.graphql", "utf8") !== text) {
  process.stderr.write("schema.graphql is not what the server declares. Run npm run schema.\n");
  process.exitCode = 1;
}
const { forPeople, forStaff } = printLimits(schema);
writeFileSync("client/apollo/limits.generated.json", forPeople);
writeFileSync("client/apollo/cmsLimits.generated.json", forStaff);
