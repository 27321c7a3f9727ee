import { GraphQLError } from "graphql";
import { QueryFailedError } from "typeorm";
import { expect, test } from "vitest";
import { databaseFaultOf } from "../../../server/core/databaseFault";

function withCode(code: string, details: object = {}): Error {
  return Object.assign(new Error("as the driver says it"), { code, ...details });
}

const STATES = ["08006", "25006", "25P03", "28P01", "3D000", "40P01", "53300", "55P03", "57014", "58030"];

test.each(STATES)(
  "SQLSTATE %s means that the database is unavailable, however deep it is wrapped",
  (state) => {
    const failed = new QueryFailedError("SELECT 1", [], withCode(state));
    const field = new GraphQLError("in a field", { originalError: failed });
    const ofPage = Object.assign(new Error("a query of the page"), { errors: [new Error("first"), field] });
    for (const error of [failed, field, ofPage]) expect(databaseFaultOf(error)).toBe(state);
  },
);

test.each(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH"])(
  "%s of a system call means that the database is unavailable",
  (code) => {
    expect(databaseFaultOf(withCode(code, { syscall: "connect" }))).toBe(code);
    expect(databaseFaultOf(new AggregateError([withCode(code, { syscall: "connect" })]))).toBe(code);
  },
);

test("other errors do not", () => {
  const aborted = withCode("ECONNRESET");
  const typed = new GraphQLError("Connection terminated is what somebody typed", {
    extensions: { code: "BAD_USER_INPUT" },
  });
  for (const error of [
    aborted,
    withCode("23505"),
    withCode("42P01"),
    new Error("ECONNREFUSED"),
    typed.message,
  ])
    expect(databaseFaultOf(error)).toBeNull();
});
