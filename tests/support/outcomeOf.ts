import { expect } from "vitest";

interface Answered {
  data?: object | null;
  errors?: { extensions: { code: string } }[];
}

/** The type that the first field returned, or the code of the error that it threw. */
export function outcomeOf({ data, errors = [] }: Answered): string {
  const [value] = Object.values(data ?? {}) as ({ __typename: string } | null)[];
  return value?.__typename ?? errors[0]?.extensions.code ?? "";
}

export const TOO_MANY = "TOO_MANY_REQUESTS";

/** The error of a limit that is used up. */
export const tooMany = { extensions: { code: TOO_MANY, retryAfterSeconds: expect.any(Number) as number } };
