import "reflect-metadata";
import { readFileSync, writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "../server/app/schema";

const FILE = "schema.graphql";
const printed = `${printSchema(lexicographicSortSchema(createSchema()))}\n`;

// `--check` only compares; without it the file is written: the contract, as the resolvers declare it.
if (!process.argv.includes("--check")) writeFileSync(FILE, printed);
else if (readFileSync(FILE, "utf8") !== printed) {
  process.stderr.write(`${FILE} is not what the resolvers declare. Run npm run schema.\n`);
  process.exit(1);
}
