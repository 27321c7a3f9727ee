/** Where an unexpected error was, for the log, and the id that the person sees. */
export interface ErrorPlace {
  /** A field of the schema, or a route's method and pattern: never typed text. */
  where: string;
  errorId: string;
}
