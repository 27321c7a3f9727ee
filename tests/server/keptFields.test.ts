import type { GraphQLInputType } from "graphql";
import { GraphQLInputObjectType, getNamedType, isNonNullType } from "graphql";
import type { EntityMetadata, EntityTarget, ObjectLiteral } from "typeorm";
import { beforeAll, expect, test } from "vitest";
import { createSchema } from "../../server/app/schema";
import { Role } from "../../server/core/authorization";
import { seedDemoAcademy } from "../../server/app/seed/seedDemoAcademy";
import type { Caller } from "../support/testApp";
import { useTestApp } from "../support/testApp";

// One contract of all edits: what is not sent stays, and null clears.

const server = useTestApp();
let admin: Caller;
const PICTURE = "https://example.com/a.png";
const SOME_ID = "00000000-0000-4000-8000-000000000009";

/** For fields that no row of the demo sets. */
const SAMPLES: Record<string, unknown> = {
  imageUrl: PICTURE,
  coverUrl: PICTURE,
  coverAlt: "A picture",
  subject: "SQL",
  link: "https://example.com/",
  startLearningLink: "https://example.com/",
  validFrom: new Date("2026-01-01T00:00:00Z"),
  validUntil: new Date("2036-01-01T00:00:00Z"),
  courseIds: [SOME_ID],
  workshopIds: [SOME_ID],
  classesPercent: 50,
  tolerance: 0.5,
};

/** They need more than a value: a file, or lessons with exercises. `updateReference` is tried with other ids. */
const UNTRIED = ["updateReference.captionsId", "updateCertificateRule.exercisesPercent"];

/** What is refused, although the column may be empty: the message names the field. */
const REFUSED = [
  // A course that is sold has a price; where money goes, the password is asked for.
  "updateCourse.priceRupees",
  "updateCourse.payLink",
  // What its kind of lesson consists of.
  "updateReference.link",
  "updateReference.fileId",
  "updateReference.exerciseId",
  "updateReference.text",
  // Needs the checker, which is away here.
  "updateExercise.tolerance",
  // The password, too.
  "updateSiteSettings.whatsAppNumber",
  "updateSiteSettings.upiAddress",
  "updateSiteSettings.upiPayeeName",
  "updateSiteSettings.otherPayment",
];

/** An article that is out keeps its date; a workshop's run has one, a season's may wait. */
const OWN_RULE = ["updateBlogPost.publishedAt", "updateRun.startsAt"];

interface Edit {
  name: string;
  entity: EntityMetadata;
  required: string[];
  optional: string[];
  /** What a new record has if the field is not sent. */
  unset: (field: string) => unknown;
}

const mutations = createSchema().getMutationType()?.getFields() ?? {};

function inputOf(name: string): GraphQLInputObjectType | null {
  const type = getNamedType(mutations[name]?.args[0]?.type);
  return type instanceof GraphQLInputObjectType ? type : null;
}

function edits(): Edit[] {
  return server.dataSource.entityMetadatas.flatMap((entity) => {
    const input = inputOf(`update${entity.name}`);
    if (!input) return [];
    const created = inputOf(`create${entity.name}`)?.getFields() ?? {};
    const columns = new Set(entity.columns.map(({ propertyName }) => propertyName));
    const fields = Object.values(input.getFields()).filter(({ name }) => name !== "expectedVersion");
    const isRequired = ({ type, defaultValue }: (typeof fields)[number]) =>
      isNonNullType(type) && defaultValue === undefined;
    const names = (list: typeof fields) => list.map(({ name }) => name);
    return [
      {
        name: `update${entity.name}`,
        entity,
        required: names(fields.filter(isRequired)),
        optional: names(fields.filter((field) => !isRequired(field) && columns.has(field.name))),
        unset: (field) => created[field]?.defaultValue ?? null,
      },
    ];
  });
}

/** What the input takes of a stored value: no expected values of tests, for example. */
function sendable(type: GraphQLInputType | undefined, value: unknown): unknown {
  const named = type && getNamedType(type);
  if (!(named instanceof GraphQLInputObjectType) || value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((one) => sendable(named, one));
  const fields = named.getFields();
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      fields[name] ? [[name, sendable(fields[name].type, part)]] : [],
    ),
  );
}

/** Forms trim texts, which the seed does not. */
function asSaved(row: object): unknown {
  return JSON.parse(JSON.stringify(row).replaceAll(/(?:\\n| )+"/gu, '"'));
}

async function rowsOf(target: EntityTarget<ObjectLiteral>): Promise<ObjectLiteral[]> {
  return server.dataSource.manager.find(target, { order: { id: "ASC" } });
}

function isSet(value: unknown, unset: unknown): boolean {
  const isEmpty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return typeof value === "boolean" ? value !== (unset ?? false) : !isEmpty && value !== unset;
}

/** A row for each field, in which it has a value that a new record would not have. */
async function filledRows({ name, entity, optional, unset }: Edit): Promise<Map<string, ObjectLiteral>> {
  const chosen = new Map<string, ObjectLiteral>();
  for (const field of optional.filter((one) => !UNTRIED.includes(`${name}.${one}`))) {
    const find = async () => (await rowsOf(entity.target)).find((row) => isSet(row[field], unset(field)));
    if (!(await find())) {
      const [first] = await rowsOf(entity.target);
      const sample = SAMPLES[field] ?? unset(field) !== true;
      await server.dataSource.manager.update(entity.target, first?.id, { [field]: sample });
    }
    const row = await find();
    expect(row, `${name}: ${field}`).toBeDefined();
    if (row) chosen.set(String(row.id), row);
  }
  return chosen;
}

beforeAll(async () => {
  await server.dataSource.query("DELETE FROM users");
  await seedDemoAcademy(server.services);
  // As saved by a form, which trims code: what is checked already needs no checker.
  await server.dataSource.query(
    `UPDATE exercises SET solution = rtrim(solution, E'\n'), setup = rtrim(setup, E'\n'), prompt = btrim(prompt, E' \n'),
       starter_code = rtrim(starter_code, E'\n'), tests = regexp_replace(tests::text, '(\\\\n)+"', '"', 'g')::jsonb,
       files = regexp_replace(files::text, '(\\\\n)+"', '"', 'g')::jsonb,
       mutants = '{"isDone": true, "survivors": [], "triedCount": 0}'`,
  );
  admin = await server.newCaller(await server.buildUser({ role: Role.ADMIN }));
});

test("there are edits to try", () => {
  expect(edits().length).toBeGreaterThan(20);
  expect(edits().flatMap(({ optional }) => optional).length).toBeGreaterThan(80);
});

test("an edit keeps what is not sent, whatever it edits", async () => {
  for (const edit of edits()) {
    const { name, entity, required } = edit;
    await filledRows(edit);
    // Read again: rows may have got several samples.
    for (const before of (await filledRows(edit)).values()) {
      const types = inputOf(name)?.getFields();
      const sent = Object.fromEntries(
        required.map((field) => [field, sendable(types?.[field]?.type, before[field])]),
      );
      const input = { ...sent, expectedVersion: before.version as number };
      const document = `mutation ($input: ${inputOf(name)?.name}!) { ${name}(input: $input) { __typename } }`;
      const { errors } = await admin.ask(document, { input });
      expect(errors, `${name} of ${JSON.stringify(before)}`).toEqual([]);
      const after = await server.dataSource.manager.findOneByOrFail(entity.target, { id: before.id });
      expect(asSaved(after), name).toEqual(asSaved({ ...before, version: (before.version as number) + 1 }));
    }
  }
});

test("null clears a field that may be empty, or is refused by the field's name, whatever is edited", async () => {
  const refused: string[] = [];
  for (const edit of edits()) {
    const { name, entity, required, optional } = edit;
    const types = inputOf(name)?.getFields();
    const document = `mutation ($input: ${inputOf(name)?.name}!) { ${name}(input: $input) { __typename } }`;
    const mayBeEmpty = entity.columns.filter(({ isNullable }) => isNullable).map((one) => one.propertyName);
    await filledRows(edit);
    for (const field of optional.filter((one) => mayBeEmpty.includes(one))) {
      if (OWN_RULE.includes(`${name}.${field}`)) continue;
      const before = (await rowsOf(entity.target)).find((row) => row[field] !== null);
      if (!before) continue;
      const sent = Object.fromEntries(
        required.map((one) => [one, sendable(types?.[one]?.type, before[one])]),
      );
      const input = { ...sent, [field]: null, expectedVersion: before.version as number };
      const { data, errors } = await admin.ask(document, { input });
      if (data?.[name]?.__typename === "ExerciseRefused") {
        refused.push(`${name}.${field}`);
        continue;
      }
      const after: ObjectLiteral = await server.dataSource.manager.findOneByOrFail(entity.target, {
        id: before.id,
      });
      if (errors.length === 0) expect([name, field, after[field]]).toEqual([name, field, null]);
      else {
        refused.push(`${name}.${field}`);
        expect(JSON.stringify(errors), `${name}.${field}`).toMatch(
          new RegExp(`"field":"${field}"|"code":"PASSWORD_REQUIRED"`),
        );
      }
    }
  }
  expect(refused).toEqual(REFUSED);
});
