import { unwrapResolverError } from "@apollo/server/errors";
import type { ValidationError } from "class-validator";
import type { GraphQLFormattedError } from "graphql";
import { GraphQLError } from "graphql";
import { ArgumentValidationError } from "type-graphql";
import { databaseFaultOf } from "../core/databaseFault";
import type { FieldProblem } from "./errors";
import { Invalid, Refusal, ServiceUnavailable } from "./errors";

/** Codes of refusals by the GraphQL layer itself; their messages are about the document. */
const DOCUMENT_CODES = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_REQUEST",
]);

/** What is wrong inside a list is told by its path, such as "agenda.0.title". */
function fieldProblems(problems: ValidationError[], parent = ""): FieldProblem[] {
  return problems.flatMap(({ property, constraints, children }) => {
    const field = `${parent}${property}`;
    const own = Object.values(constraints ?? {}).slice(0, 1);
    return [...own.map((message) => ({ field, message })), ...fieldProblems(children ?? [], `${field}.`)];
  });
}

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  // Apollo wraps what a validation rule of ours reports.
  if (error instanceof GraphQLError && error.originalError instanceof Refusal) return error.originalError;
  if (error instanceof ArgumentValidationError)
    return new Invalid(fieldProblems(error.extensions.validationErrors));
  return databaseFaultOf(error) ? new ServiceUnavailable() : null;
}

/** GraphQL quotes the literal or value it did not like; that may be a password or a code. */
function withoutValues(message: string): string {
  if (message.startsWith("Syntax Error")) return message.replace(/[,:]? ?".*$/s, ".");
  return message
    .replace(/("[^"]*" )?got invalid value.*$/s, "has a value of the wrong type.")
    .replace(/[,;]? found .*$/s, ".")
    .replace(/^Value ".*" does not exist/s, "This value does not exist")
    .replace(/^([^:]*\b(?:represent|value)\b[^:]*): .*$/is, "$1.");
}

interface FormattingContext {
  formatted: GraphQLFormattedError;
  error: unknown;
  errorId: string;
  /** Whether remarks on the document may tell types and fields. */
  isOpenToDevelopers: boolean;
  /** Called with errors that the server cannot explain. */
  report: (error: unknown) => void;
  /** Called with what keeps the server from serving. */
  reportUnavailable: (error: unknown) => void;
}

/** What may leave the server: our own refusals, remarks on the document, else one fixed text and an id that the log knows. */
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
  if (code === "GRAPHQL_VALIDATION_FAILED" && !isOpenToDevelopers)
    return { message: "This document does not fit the schema.", extensions: { code } };
  if (DOCUMENT_CODES.has(code)) return { message: withoutValues(formatted.message), extensions: { code } };
  // Without a path it is about the variables, before any resolver ran.
  if (code === "BAD_USER_INPUT" && !formatted.path) {
    return { message: withoutValues(formatted.message), extensions: { code } };
  }
  report(cause);
  return {
    message: `Something went wrong on our side. Please try again. (${errorId})`,
    extensions: { code: "INTERNAL_SERVER_ERROR" },
  };
}
