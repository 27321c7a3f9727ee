import { GraphQLError } from "graphql";

export interface FieldProblem {
  field: string;
  message: string;
}

/** An expected failure: its message is for the person who sees it and may leave the server. */
export class Refusal extends GraphQLError {
  constructor(code: string, message: string, details: Record<string, unknown> = {}) {
    super(message, { extensions: { code, ...details } });
  }
}

export class Unauthenticated extends Refusal {
  constructor() {
    super("UNAUTHENTICATED", "Please sign in to continue.");
  }
}

export class Forbidden extends Refusal {
  constructor() {
    super("FORBIDDEN", "You don’t have permission to do this.");
  }
}

/** The client asks for the password, calls `confirmPassword` and retries the operation. */
export class PasswordRequired extends Refusal {
  constructor(reason?: string) {
    super("PASSWORD_REQUIRED", "Please enter your password to continue.", { reason });
  }
}

export class NotFound extends Refusal {
  constructor(what: string) {
    super("NOT_FOUND", `This ${what} wasn’t found. It may have been deleted.`);
  }
}

export class Invalid extends Refusal {
  constructor(fields: FieldProblem[]) {
    super("BAD_USER_INPUT", fields.map((problem) => problem.message).join(" "), { fields });
  }
}

/** A taken name (with its field) or a stale edit (with who changed the record). */
export class Conflict extends Refusal {
  constructor(
    message: string,
    details: { fields?: FieldProblem[]; changedBy?: string; changedAt?: string } = {},
  ) {
    super("CONFLICT", message, details);
  }
}

/** The one form of "too many attempts"; the client turns the seconds into a text. */
export class TooManyRequests extends Refusal {
  constructor(readonly retryAfterSeconds: number) {
    super("TOO_MANY_REQUESTS", `Too many requests. Please try again in ${retryAfterSeconds} seconds.`, {
      retryAfterSeconds,
      http: { status: 429 },
    });
  }
}

const RETRY_AFTER_SECONDS = 5;

export class ServiceUnavailable extends Refusal {
  constructor() {
    super("SERVICE_UNAVAILABLE", "The academy is very busy right now. Please try again in a moment.", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      http: { status: 503 },
    });
  }
}

/** Cancels work for a client that disconnected; never sent. */
export class ClientGone extends Refusal {
  constructor() {
    super("CLIENT_GONE", "The connection was closed.", { http: { status: 499 } });
  }
}
