/** For a query that the page can do without: a failure leaves its part out, and the end of the session asks for no sign-in. */
export const OPTIONAL_QUERY = { errorPolicy: "ignore", context: { isOptional: true } } as const;
