import type { GraphQLField, GraphQLInputType } from "graphql";
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";
import { describe, expect, test } from "vitest";
import { createSchema } from "../../server/app/schema";
import type { Audience } from "../support/audiences";
import { AUDIENCES } from "../support/audiences";
import { TOO_MANY } from "../support/outcomeOf";
import { Caller, useTestApp } from "../support/testApp";

const server = useTestApp();
const schema = createSchema();

function invalidValue(input: GraphQLInputType): unknown {
  if (isNonNullType(input)) return invalidValue(input.ofType);
  if (isListType(input)) return [invalidValue(input.ofType)];
  if (isInputObjectType(input)) {
    return Object.fromEntries(
      Object.values(input.getFields()).map(({ name, type }) => [name, invalidValue(type)]),
    );
  }
  if (isEnumType(input)) return input.getValues().at(-1)?.name;
  const values: Record<string, unknown> = {
    Int: -1,
    Float: -1,
    Boolean: false,
    LocalDate: "2026-01-01",
    DateTimeISO: "1026-01-01T00:00:00Z",
    UUID: "00000000-0000-4000-8000-000000000000",
  };
  return values[input.name] ?? "";
}

/** Builds a call with invalid input from the operation's declaration. */
function invalidCall(kind: string, field: GraphQLField<unknown, unknown>) {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const type = getNamedType(field.type);
  const selection = isObjectType(type) || isUnionType(type) ? " { __typename }" : "";
  const head = declared ? `(${declared})` : "";
  return {
    query: `${kind.toLowerCase()} ${head} { ${field.name}${passed && `(${passed})`}${selection} }`,
    variables: Object.fromEntries(field.args.map((arg) => [arg.name, invalidValue(arg.type)])),
  };
}

async function codesFor(caller: Caller, operation: string): Promise<string[]> {
  const [kind = "", name = ""] = operation.split(".");
  const field = (kind === "Query" ? schema.getQueryType() : schema.getMutationType())?.getFields()[name];
  if (!field) throw new Error(`${operation} is not in the schema`);
  const { query, variables } = invalidCall(kind, field);
  const { errors } = await caller.ask(query, variables);
  return errors.map(({ extensions }) => extensions.code);
}

const operations = Object.entries(AUDIENCES);
const of = (audience: Audience) =>
  operations.filter(([, wanted]) => wanted === audience).map(([name]) => name);

describe("anyone who may not use an operation is refused before their input is looked at", () => {
  test.each([...of("LEARNER"), ...of("ADMIN")])("a visitor at %s", async (operation) => {
    expect(await codesFor(server.as.visitor, operation)).toEqual(["UNAUTHENTICATED"]);
  });

  test.each(of("ADMIN"))("a learner at %s", async (operation) => {
    expect(await codesFor(server.as.learner, operation)).toEqual(["FORBIDDEN"]);
  });

  test.each(of("ADMIN"))("someone whose session has run out at %s", async (operation) => {
    const late = await server.newCaller(server.people.otherLearner);
    await server.dataSource.query(
      "UPDATE sessions SET idle_until = now() - interval '1 s' WHERE user_id = $1",
      [server.people.otherLearner.id],
    );
    expect(await codesFor(late, operation)).toEqual(["UNAUTHENTICATED"]);
  });
});

/** For an order's owner too: an order by its id alone needs a session. */
const OF_ORDERS = [
  "Query.registration",
  "Mutation.cancelRegistration",
  "Mutation.resendOrderConfirmation",
  "Mutation.submitPaymentProof",
];

describe("anyone who may use an operation hears about their input, and never of a fault of the academy", () => {
  const actors = [
    ["visitor", of("PUBLIC")],
    ["learner", [...of("PUBLIC"), ...of("LEARNER")]],
    ["admin", operations.map(([name]) => name)],
  ] as const;
  const cases = actors.flatMap(([who, names]) => names.map((name) => [who, name] as const));
  test.each(cases)("a %s at %s", async (who, operation) => {
    const isVisitor = who === "visitor";
    const caller = isVisitor ? new Caller(() => server.origin) : await server.newCaller(server.people[who]);
    const codes = await codesFor(caller, operation);
    const missing = isVisitor && OF_ORDERS.includes(operation) ? "UNAUTHENTICATED" : "NOT_FOUND";
    // Signing in is tried for every actor, with the same address.
    const guards: Record<string, string> = {
      "Mutation.endOtherSessions": "PASSWORD_REQUIRED",
      "Mutation.signInStaff": TOO_MANY,
    };
    const guarded = guards[operation] ?? "";
    expect(["", "BAD_USER_INPUT", "CONFLICT", missing, guarded]).toContain(codes.join());
  });
});

describe("fields for staff", () => {
  test.each(["seatsTaken", "whatsAppGroupLink", "isCodeWeak"])(
    "Batch.%s is refused to a learner and shown to an admin",
    async (field) => {
      const { id } = await server.buildBatch({ secretCode: null });
      const query = `query ($id: UUID!) { batch(id: $id) { ${field} } }`;
      const learner = await server.newCaller(server.people.learner);
      const { data, errors } = await learner.ask(query, { id });
      expect(data?.batch?.[field] ?? null).toBeNull();
      expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
      const admin = await server.newCaller(server.people.admin);
      expect((await admin.ask(query, { id })).errors).toEqual([]);
    },
  );

  test("a learner finds no way to another learner's address", () => {
    const holders = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !type.name.startsWith("__")
        ? Object.values(type.getFields())
            .filter((field) => getNamedType(field.type).name === "User")
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );
    // The viewer's own account, and the learners of accesses, attendance and certificates, which only staff can list.
    expect(holders.sort()).toEqual([
      "AttendanceEntry.learner",
      "BatchAccess.learner",
      "BatchLearner.learner",
      "Certificate.learner",
      "CertificateCandidate.learner",
      "EmailVerificationRequested.viewer",
      "Mutation.updateProfile",
      "PasswordChanged.viewer",
      "Query.viewer",
      "SignedIn.viewer",
    ]);
  });
});
