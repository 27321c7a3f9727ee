/** For optional data: a failure hides only that part, and an expired session does not ask to sign in. */
export const OPTIONAL_QUERY = { errorPolicy: "ignore", context: { isOptional: true } } as const;
