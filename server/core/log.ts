export interface Log {
  warn: (line: object, message: string) => void;
  error: (line: { err: unknown }, message: string) => void;
}
