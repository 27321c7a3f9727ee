import "reflect-metadata";
import { readFileSync, writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "../server/app/schema";
import { printLimits } from "./printLimits";

function keep(file: string, text: string): void {
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    process.stderr.write(`${file} is not what the server declares. Run npm run schema.\n`);
    process.exitCode = 1;
  }
}

const schema = lexicographicSortSchema(createSchema());
keep("schema.graphql", `${printSchema(schema)}\n`);
const { forPeople, forStaff } = printLimits(schema);
keep("client/apollo/limits.json", forPeople);
keep("client/apollo/cmsLimits.json", forStaff);
