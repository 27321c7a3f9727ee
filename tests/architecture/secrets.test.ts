import { getNamedType, isInterfaceType, isObjectType, isScalarType } from "graphql";
import { describe, expect, test } from "vitest";
import { createSchema } from "../../server/app/schema";
import { useTestDatabase } from "../support/testDatabase";

const schema = createSchema();
const database = useTestDatabase();

/** Named like secrets, but harmless. */
const HARMLESS = new Set([
  "Batch.isCodeWeak",
  // A count.
  "BatchUnlocks.byCode",
  "BootcampQuestion.starterCode",
  "Exercise.starterCode",
  // Of its own learner.
  "ExerciseDraft.code",
  "ExerciseDraft.olderCode",
  "Submission.code",
  "LessonQuestion.code",
  // For staff, made from the solution.
  "Mutant.code",
  // For staff, without its learner.
  "WrongAnswer.sampleCode",
  // For staff, and for the person who used it.
  "Coupon.code",
  "Registration.couponCode",
  // The secret of one's own order, once, for its creator.
  "AddressConfirmed.secret",
  "RegistrationStarted.secret",
  "WaitingListJoined.secret",
]);
const SECRET = /code|hash|password|passwd|token|secret|pepper|salt|cookie|session|apikey|private/i;

const outputTypes = Object.values(schema.getTypeMap()).filter(
  (type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith("__"),
);

describe("secrets have no way out", () => {
  test("no field that can be read is named like a secret", () => {
    const named = outputTypes.flatMap((type) => {
      if (!isObjectType(type) || [schema.getQueryType(), schema.getMutationType()].includes(type)) return [];
      return Object.keys(type.getFields())
        .filter((field) => SECRET.test(field))
        .map((field) => `${type.name}.${field}`)
        .filter((field) => !HARMLESS.has(field));
    });
    expect(named).toEqual([]);
  });

  test("no scalar is a bag in which anything could travel", () => {
    const used = outputTypes.flatMap((type) =>
      isObjectType(type) ? Object.values(type.getFields()).map((field) => getNamedType(field.type)) : [],
    );
    const scalars = new Set(used.filter(isScalarType).map((scalar) => scalar.name));
    expect([...scalars].sort()).toEqual([
      "Boolean",
      "DateTimeISO",
      "Float",
      "ID",
      "Int",
      "LocalDate",
      "String",
      "UUID",
    ]);
  });

  test("a column that is not read by default is no field of the schema", () => {
    const hidden = database.dataSource.entityMetadatas.flatMap(({ name, columns }) =>
      columns.filter((column) => !column.isSelect).map((column) => `${name}.${column.propertyName}`),
    );
    expect(hidden.sort()).toEqual([
      "AccountToken.tokenHash",
      "AuditSeal.hash",
      "BankImport.file",
      "Batch.secretCodeHash",
      "CalendarFeed.tokenHash",
      "CertificateKey.wrappedPrivateKey",
      "ClassSession.dayReminderFor",
      "ClassSession.hourReminderFor",
      "LessonProgress.watched",
      "OfferVote.visitorHash",
      "ProofPicture.bytes",
      "Registration.browserHash",
      "Registration.clientHash",
      "Registration.idempotencyBodyHash",
      "Registration.idempotencyKeyHash",
      "Registration.idempotencyOriginHash",
      "Registration.secretHash",
      "Session.passwordConfirmedAt",
      "Session.tokenHash",
      "Submission.codeHash",
      "User.passwordHash",
    ]);
    const readable = new Set(
      outputTypes.flatMap((type) =>
        isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
      ),
    );
    expect(hidden.filter((column) => readable.has(column))).toEqual([]);
  });

  test("a column that is named like a secret is not read by default", () => {
    const open = database.dataSource.entityMetadatas.flatMap(({ name, columns }) =>
      columns
        .filter((column) => column.isSelect && /hash|password|token|secret/i.test(column.propertyName))
        .map((column) => `${name}.${column.propertyName}`),
    );
    // A count of changes.
    expect(open).toEqual(["Registration.secretVersion"]);
  });

  test("only the staff's activity shows an audit row", () => {
    const holders = outputTypes.flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => /^AuditEvent/.test(getNamedType(field.type).name))
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );
    expect(holders.sort()).toEqual(["AuditEventConnection.nodes", "Query.activity"]);
  });

  test("sessions and reference views have no type of their own", () => {
    for (const name of ["Session", "WatchClock"]) expect(schema.getType(name)).toBeUndefined();
  });
});
