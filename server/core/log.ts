export interface Log {
  warn: (line: object, message: string) => void;
  error: (line: object, message: string) => void;
}
