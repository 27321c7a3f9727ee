import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import type { GraphQLField, GraphQLInputObjectType, GraphQLObjectType, GraphQLOutputType } from "graphql";
import { buildSchema, getNamedType, isInputObjectType, isLeafType, isObjectType, isUnionType } from "graphql";

const FOLDER = "client/cms/generated";
/** Of the record itself; parts in it may have ids. */
const NOT_CONTENT = ["id", "expectedVersion"];

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
const queries = schema.getQueryType()?.getFields() ?? {};
const mutations = schema.getMutationType()?.getFields() ?? {};

type Field = GraphQLField<unknown, unknown>;

function readDocuments(): string {
  return readdirSync("client", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql") && !file.startsWith("cms/generated"))
    .map((file) => readFileSync(`client/${file}`, "utf8"))
    .join("\n");
}

const documents = readDocuments();

/** A fragment, if a component's document has one of this name. */
function spread(name: string, type: string): string {
  return documents.includes(`fragment ${name} on ${type} `) ? ` ...${name} @unmask` : "";
}

function contentOf(input: GraphQLInputObjectType, type: GraphQLObjectType, isTop = true): string {
  const outputs = type.getFields();
  return Object.values(input.getFields())
    .filter(({ name }) => outputs[name] && !(isTop && NOT_CONTENT.includes(name)))
    .map(({ name, type: inputType }) => {
      const [inner, output] = [getNamedType(inputType), getNamedType(outputs[name]?.type)];
      const parts = isInputObjectType(inner) && isObjectType(output);
      return parts ? `${name} { ${contentOf(inner, output, false)} }` : name;
    })
    .join(" ");
}

function contentFragment(name: string, input: GraphQLInputObjectType, type: GraphQLObjectType): string {
  const key = type.getFields().id ? "id " : "";
  return `fragment ${name}Content on ${type.name} { ${key}version ${contentOf(input, type)} }`;
}

/** Its content, and what the component's fragment `XRow` or `XPage` adds. */
function shown(record: string, place: "Row" | "Page"): string {
  return `id ...${record}Content @unmask${spread(record + place, record)}`;
}

/** The record, wherever an answer has it, beside the plain fields of refusals. The page reads the rest again. */
function answerOf(record: string, answer: GraphQLOutputType): string {
  const type = getNamedType(answer);
  if (type.name === record) return shown(record, "Row");
  if (isUnionType(type))
    return type
      .getTypes()
      .map((one) => `... on ${one.name} { ${answerOf(record, one)} }`)
      .join(" ");
  if (!isObjectType(type)) return "";
  const fields = Object.values(type.getFields());
  return fields
    .filter((field) => isLeafType(getNamedType(field.type)) || getNamedType(field.type).name === record)
    .map((field) =>
      isLeafType(getNamedType(field.type)) ? field.name : `${field.name} { ${answerOf(record, field.type)} }`,
    )
    .join(" ");
}

function operation(field: Field, selection: string, page = 0): string {
  const kind = field.name in queries ? "query" : "mutation";
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const given = field.args.filter((arg) => arg.name !== "first");
  const variables = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const values = given.map((arg) => `${arg.name}: $${arg.name}`);
  const args = [...(page ? [`first: ${page}`] : []), ...values].join(", ");
  return `${kind} ${name}${variables && `(${variables})`} { ${field.name}${args && `(${args})`} { ${selection} } }`;
}

function listOf(record: string, field: Field): string {
  if (getNamedType(field.type).name === record) return operation(field, shown(record, "Page"));
  const row = spread(`${record}Row`, record) || ` ...${record}Content @unmask`;
  return operation(field, `nodes { id${row} } pageInfo { hasNextPage endCursor }`, 25);
}

/** The operations of a kind of record, as `recordResolver` of the server makes them. */
function recordDocument(record: string, input: GraphQLInputObjectType, type: GraphQLObjectType): string {
  const field = (fields: Record<string, Field>, name: string, print: (found: Field) => string) =>
    fields[name] ? [print(fields[name])] : [];
  return [
    contentFragment(record, input, type),
    ...field(queries, `cms${record}s`, (found) => listOf(record, found)),
    ...field(queries, `cms${record}`, (found) => operation(found, shown(record, "Page"))),
    ...field(mutations, `create${record}`, (found) => operation(found, answerOf(record, found.type))),
    ...field(mutations, `update${record}`, (found) => operation(found, answerOf(record, found.type))),
    ...field(mutations, `delete${record}`, (found) => operation(found, "id")),
    ...field(mutations, `reorder${record}s`, (found) => operation(found, "id")),
  ].join("\n\n");
}

/** A page that staff edit needs only the fragment of its form, and only if a document spreads it. */
function documentOf(update: Field): string {
  const input = getNamedType(update.args[0]?.type);
  if (!isInputObjectType(input)) return "";
  const name = /^Update(.+)Input$/.exec(input.name)?.[1] ?? "";
  const type = [getNamedType(update.type), schema.getType(name)].find((one) => isObjectType(one));
  if (!isObjectType(type)) return "";
  if (mutations[`create${name}`]) return recordDocument(name, input, type);
  const short = type.name.replace(/Content$/, "");
  return documents.includes(`...${short}Content @`) ? contentFragment(short, input, type) : "";
}

/** Writes the documents that follow from `schema.graphql`, before all documents are compiled. */
export function writeRecordDocuments(): void {
  mkdirSync(FOLDER, { recursive: true });
  const made = new Map<string, string>();
  for (const update of Object.values(mutations)) {
    const text = update.name.startsWith("update") ? documentOf(update) : "";
    const name = update.name.replace(/^update/, "");
    if (text) made.set(`${name.charAt(0).toLowerCase()}${name.slice(1)}.graphql`, `${text}\n`);
  }
  const old = readdirSync(FOLDER).filter((file) => file.endsWith(".graphql") && !made.has(file));
  for (const file of old) rmSync(`${FOLDER}/${file}`);
  for (const [file, text] of made) {
    const place = `${FOLDER}/${file}`;
    // codegen's watch would run again.
    if (!existsSync(place) || readFileSync(place, "utf8") !== text) writeFileSync(place, text);
  }
}
