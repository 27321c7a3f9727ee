import { unwrapResolverError } from "@apollo/server/errors";
import type { ValidationError } from "class-validator";
import type { GraphQLFormattedError } from "graphql";
import { GraphQLError } from "graphql";
import { ArgumentValidationError } from "type-graphql";
import { databaseFaultOf } from "../core/databaseFault";
import type { FieldProblem } from "../core/errors";
import { Invalid, Refusal, ServiceUnavailable } from "../core/errors";
import { MAX_TOKENS } from "./limits";
import { WRONG_VARIABLES } from "./nullVariables";

/** GraphQL's own messages quote the document, which may hold a password or a code. */
const DOCUMENT_MESSAGES: Record<string, string> = {
  GRAPHQL_PARSE_FAILED: `Syntax Error: please send one GraphQL document of at most ${MAX_TOKENS} tokens.`,
  GRAPHQL_VALIDATION_FAILED: "This document does not fit the schema.",
  OPERATION_RESOLUTION_FAILURE: "Please name one operation of the document.",
  BAD_REQUEST: "Please send one operation as a JSON object.",
  PERSISTED_QUERY_NOT_SUPPORTED: "Please send the document itself.",
};

/** Problems inside a list carry a path, e.g. "agenda.0.title". */
function fieldProblems(problems: ValidationError[], parent = ""): FieldProblem[] {
  return problems.flatMap(({ property, constraints, children }) => {
    const field = `${parent}${property}`;
    const own = Object.values(constraints ?? {}).slice(0, 1);
    return [...own.map((message) => ({ field, message })), ...fieldProblems(children ?? [], `${field}.`)];
  });
}

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  // Apollo wraps errors of our validation rules.
  if (error instanceof GraphQLError && error.originalError instanceof Refusal) return error.originalError;
  if (error instanceof ArgumentValidationError)
    return new Invalid(fieldProblems(error.extensions.validationErrors));
  return databaseFaultOf(error) ? new ServiceUnavailable() : null;
}

/** GraphQL quotes a literal after these phrases. */
const BEFORE_A_LITERAL = [": ", ", found ", " got invalid value ", " has invalid value "];

function withoutLiterals(message: string): string {
  if (message.startsWith('Value "')) return "This value does not exist.";
  const ends = BEFORE_A_LITERAL.map((start) => message.indexOf(start)).filter((index) => index >= 0);
  return ends.length > 0 ? `${message.slice(0, Math.min(...ends))}.` : message;
}

interface FormattingContext {
  formatted: GraphQLFormattedError;
  error: unknown;
  errorId: string;
  /** Whether errors about the document may name types and fields. */
  isOpenToDevelopers: boolean;
  report: (error: unknown) => void;
  reportUnavailable: (error: unknown) => void;
}

/** Unexpected errors become one fixed text and an id in the log. */
export function formatError({
  formatted,
  error,
  errorId,
  isOpenToDevelopers,
  report,
  reportUnavailable,
}: FormattingContext): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const refusal = asRefusal(cause);
  if (refusal) {
    if (refusal instanceof ServiceUnavailable) reportUnavailable(cause);
    const { http: _http, ...extensions } = refusal.extensions;
    return { message: refusal.message, extensions, ...(formatted.path && { path: formatted.path }) };
  }
  const code = typeof formatted.extensions?.code === "string" ? formatted.extensions.code : "";
  if (code === "GRAPHQL_VALIDATION_FAILED" && isOpenToDevelopers)
    return { message: withoutLiterals(formatted.message), extensions: { code } };
  const message = DOCUMENT_MESSAGES[code];
  if (message) return { message, extensions: { code } };
  // No path: the error is about variables, before any resolver ran.
  if (code === "BAD_USER_INPUT" && !formatted.path) return { message: WRONG_VARIABLES, extensions: { code } };
  // GraphQL's errors quote values too.
  report(cause instanceof GraphQLError ? new Error(withoutLiterals(cause.message)) : cause);
  return {
    message: `Something went wrong on our side. Please try again. (${errorId})`,
    extensions: { code: "INTERNAL_SERVER_ERROR" },
  };
}
