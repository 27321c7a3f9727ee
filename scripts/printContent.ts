import { readFileSync, readdirSync } from "node:fs";
import type { GraphQLField, GraphQLInputObjectType, GraphQLObjectType, GraphQLSchema } from "graphql";
import { getNamedType, isInputObjectType, isObjectType } from "graphql";

/** Of the record itself; parts in it may have ids. */
const NOT_CONTENT = ["id", "expectedVersion"];
const TOP = "  ";

function selectionOf(input: GraphQLInputObjectType, type: GraphQLObjectType, indent: string): string {
  const shown = type.getFields();
  return Object.values(input.getFields())
    .filter(({ name }) => shown[name] && (indent !== TOP || !NOT_CONTENT.includes(name)))
    .map(({ name, type: inputType }) => {
      const [inner, output] = [getNamedType(inputType), getNamedType(shown[name]?.type)];
      if (!isInputObjectType(inner) || !isObjectType(output)) return `${indent}${name}\n`;
      return `${indent}${name} {\n${selectionOf(inner, output, `${indent}  `)}${indent}}\n`;
    })
    .join("");
}

function recordOf(schema: GraphQLSchema, { args, type }: GraphQLField<unknown, unknown>) {
  const input = getNamedType(args[0]?.type);
  if (!isInputObjectType(input)) return null;
  const name = /^Update(.+)Input$/.exec(input.name)?.[1];
  const record = [getNamedType(type), name && schema.getType(name)].find((one) => one && isObjectType(one));
  return name && isObjectType(record) ? { input, record } : null;
}

function fragmentOf({ name }: GraphQLObjectType): string {
  return `${name.replace(/Content$/, "")}Content`;
}

function readDocuments(): string {
  return readdirSync("client", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => readFileSync(`client/${file}`, "utf8"))
    .join("\n");
}

/** Prints an `XContent` fragment, with all fields of its update, for each record that documents spread it on. */
export function printContent(schema: GraphQLSchema): string {
  const documents = readDocuments();
  const fragments = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((mutation) => {
    const { input, record } = recordOf(schema, mutation) ?? {};
    if (!input || !record || !documents.includes(`...${fragmentOf(record)} @`)) return [];
    const key = record.getFields().id ? "  id\n" : "";
    const selection = selectionOf(input, record, TOP);
    return [`fragment ${fragmentOf(record)} on ${record.name} {\n${key}  version\n${selection}}\n`];
  });
  return `# Written by npm run schema.\n\n${fragments.join("\n")}`;
}
