import "reflect-metadata";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { printLimits } from "./printLimits";

const MIGRATIONS = "server/database/migrations";

/** Generated, because a bundle has no folder to read. */
function printMigrations(): string {
  const files = readdirSync(MIGRATIONS).flatMap((file) => {
    const [, time, name] = /^(\d+)-(\w+)\.ts$/.exec(file) ?? [];
    return time && name ? [{ className: name + time, path: `./${time}-${name}` }] : [];
  });
  const times = files.map(({ path }) => parseInt(path.slice(2)));
  const twice = times.find((time, index) => time === times[index + 1]);
  if (twice) throw new Error(`Two migrations have the time ${twice}. Give the newer one a higher time.`);
  const imports = files.map(({ className, path }) => `import { ${className} } from "${path}";\n`).join("");
  const list = files.map(({ className }) => `  ${className},\n`).join("");
  return `// Written by npm run schema.\n${imports}\nexport const migrations = [\n${list}];\n`;
}

function keep(file: string, text: string): void {
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    process.stderr.write(`${file} is not what the server declares. Run npm run schema.\n`);
    process.exitCode = 1;
  }
}

// Before the server is imported, which reads the list: a merge conflict in it is resolved too.
keep(`${MIGRATIONS}/index.ts`, printMigrations());
const { createSchema } = await import("../server/app/schema");
const schema = lexicographicSortSchema(createSchema());
keep("schema.graphql", `${printSchema(schema)}\n`);
const { forPeople, forStaff } = printLimits(schema);
keep("client/apollo/limits.json", forPeople);
keep("client/apollo/cmsLimits.json", forStaff);
