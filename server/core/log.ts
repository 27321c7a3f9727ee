/** Where a piece of the server writes its log lines. */
export interface Log {
  warn: (line: object, message: string) => void;
  error: (line: { err: unknown }, message: string) => void;
}
