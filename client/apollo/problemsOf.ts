import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { waitingTime } from "../format/waitingTime";
import type { FormProblems } from "../ui/form/problems";
import { PART_MISSING } from "../ui/lazyComponent";

interface FieldProblem {
  field: string;
  message: string;
}

interface Extensions {
  code?: string;
  fields?: FieldProblem[];
  changedBy?: string;
  changedAt?: string;
  reason?: string;
  retryAfterSeconds?: number;
}

export const NO_CONNECTION = "The academy can’t be reached. Please check your connection and try again.";

export function extensionsOf(error: unknown): Extensions {
  if (!CombinedGraphQLErrors.is(error)) return {};
  return error.errors[0]?.extensions ?? {};
}

export function isGone(error: unknown): boolean {
  return extensionsOf(error).code === "NOT_FOUND";
}

/** How long to wait after too many attempts; null for every other error. */
export function waitSecondsOf(error: unknown): number | null {
  const { code, retryAfterSeconds = null } = extensionsOf(error);
  return code === "TOO_MANY_REQUESTS" ? retryAfterSeconds : null;
}

type SayTooMany = (wait: string) => string;

const tooMany: SayTooMany = (wait) => `Too many attempts. Please try again in ${wait}.`;

/** `sayTooMany` is for pages that can say more about a limit. */
export function messageOf(error: unknown, sayTooMany = tooMany): string {
  const seconds = waitSecondsOf(error);
  if (seconds !== null) return sayTooMany(waitingTime(seconds));
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? NO_CONNECTION;
  if (ServerError.is(error) && error.statusCode === 503)
    return "The academy is very busy right now. Please try again in a moment.";
  if (ServerError.is(error) && error.statusCode === 429) return sayTooMany("a minute");
  if (error instanceof Error && error.message === PART_MISSING) return PART_MISSING;
  return NO_CONNECTION;
}

function formMessageOf(error: unknown, sayTooMany?: SayTooMany): string {
  const message = messageOf(error, sayTooMany);
  return message === NO_CONNECTION ? `${message} What you typed is still here.` : message;
}

export function problemsOf(error: unknown, sayTooMany?: SayTooMany): FormProblems {
  const { fields = [] } = extensionsOf(error);
  if (fields.length === 0) return { fields: {}, general: formMessageOf(error, sayTooMany) };
  return { fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])), general: null };
}
