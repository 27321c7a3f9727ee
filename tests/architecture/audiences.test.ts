import type { GraphQLType } from "graphql";
import { getNamedType, isObjectType } from "graphql";
import { getMetadataStorage } from "type-graphql";
import { expect, test } from "vitest";
import { Role } from "../../server/core/authorization";
import { createSchema } from "../../server/app/schema";
import { recordsPersonalDataAccess } from "../../server/platform/security/recordPersonalDataAccess";
import { AUDIENCES, GUARDED_FIELDS, ONCE_PER_DOCUMENT } from "../support/audiences";

const schema = createSchema();
const metadata = getMetadataStorage();

function audienceOf({
  roles,
  extensions,
}: {
  roles?: unknown[];
  extensions?: { audience?: unknown };
}): string {
  const isPublic = extensions?.audience === "PUBLIC";
  if (isPublic && roles) return "PUBLIC and authorized at once";
  if (isPublic) return "PUBLIC";
  if (roles?.length === 1) return String(roles[0]);
  return "not stated";
}

test("every operation states its audience, and it is the one in the table", () => {
  const audiences: Record<string, string> = {};
  const rolesOf = new Map(
    [...metadata.queries, ...metadata.mutations].map((field) => [field.schemaName, field.roles]),
  );
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      audiences[`${type?.name}.${field.name}`] = audienceOf({
        roles: rolesOf.get(field.name),
        extensions: field.extensions,
      });
    }
  }
  expect(audiences).toEqual(AUDIENCES);
});

test("every query that shows staff people's records is a security event", () => {
  const PERSONAL = ["email", "phone", "to", "learner", "narration"];
  const isPersonal = (type: GraphQLType): boolean => {
    const named = getNamedType(type);
    if (!isObjectType(named)) return false;
    const { nodes, ...fields } = named.getFields();
    return nodes ? isPersonal(nodes.type) : PERSONAL.some((name) => name in fields);
  };
  const noted = metadata.queries.filter(({ middlewares }) =>
    middlewares?.includes(recordsPersonalDataAccess),
  );
  const showing = metadata.queries.filter(({ schemaName, roles }) => {
    const type = schema.getQueryType()?.getFields()[schemaName]?.type;
    return type && isPersonal(type) && roles?.includes(Role.ADMIN);
  });
  expect(showing.length).toBeGreaterThan(0);
  expect(noted.map(({ schemaName }) => schemaName).sort()).toEqual(
    showing.map(({ schemaName }) => schemaName).sort(),
  );
});

test("a query that takes a code or secret may be used once in a document", () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const once = fields.filter(({ extensions }) => extensions.isOncePerDocument).map(({ name }) => name);
  expect(once.sort()).toEqual(ONCE_PER_DOCUMENT);
});

test("there are no subscriptions, which would need a table of their own", () => {
  expect(schema.getSubscriptionType()).toBeUndefined();
});

/** Includes inherited fields. */
function fieldsOf(target: object) {
  const isFrom = (parent: object) => parent === target || Object.prototype.isPrototypeOf.call(parent, target);
  return metadata.objectTypes.flatMap((type) => (isFrom(type.target) ? (type.fields ?? []) : []));
}

test("the guarded fields of objects are the ones in the table", () => {
  const shown = metadata.objectTypes.filter(({ name }) => schema.getType(name));
  const fields = shown.flatMap(({ name, target }) =>
    fieldsOf(target).flatMap((field) =>
      field.roles ? [[`${name}.${field.schemaName}`, field.roles.join()] as const] : [],
    ),
  );
  expect(Object.fromEntries(fields)).toEqual(GUARDED_FIELDS);
});

test("no guarded field is on a type whose fields are read without asking", () => {
  const unguarded = metadata.objectTypes.filter(({ simpleResolvers }) => simpleResolvers);
  // The order of the metadata depends on which test file imported what first.
  expect(unguarded.map(({ name }) => name).sort()).toEqual([
    "LessonFile",
    "LessonOutline",
    "LessonProgress",
    "Reference",
    "ReferenceContent",
  ]);
  const guarded = unguarded.flatMap(({ target }) =>
    fieldsOf(target).filter((field) => field.roles ?? field.middlewares?.length),
  );
  expect(guarded).toEqual([]);
});

test("the audiences are the roles and nothing else", () => {
  expect(new Set([...Object.values(Role), "PUBLIC"])).toEqual(new Set(Object.values(AUDIENCES)));
});
