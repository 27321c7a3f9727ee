import "reflect-metadata";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "../server/app/schema";
import { printContent } from "./printContent";
import { printLimits } from "./printLimits";

const schema = lexicographicSortSchema(createSchema());

const MIGRATIONS = "server/database/migrations";

/** Generated, because a bundle has no folder to read. */
function printMigrations(): string {
  const files = readdirSync(MIGRATIONS).flatMap((file) => {
    const [, time, name] = /^(\d+)-(\w+)\.ts$/.exec(file) ?? [];
    return time && name ? [{ className: name + time, path: `./${time}-${name}` }] : [];
  });
  const imports = files.map(({ className, path }) => `import { ${className} } from "${path}";\n`).join("");
  const list = files.map(({ className }) => `  ${className},\n`).join("");
  return `// Written by npm run schema.\n${imports}\nexport const migrations = [\n${list}];\n`;
}

const printed = {
  "schema.graphql": `${printSchema(schema)}\n`,
  [`${MIGRATIONS}/index.ts`]: printMigrations(),
  "client/apollo/content.graphql": printContent(schema),
  "client/apollo/limits.json": printLimits(schema),
};

for (const [file, text] of Object.entries(printed)) {
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    process.stderr.write(`${file} is not what the server declares. Run npm run schema.\n`);
    process.exitCode = 1;
  }
}
