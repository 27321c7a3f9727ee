export type LineMark = "error" | "step";

/** Where code is typed: a plain text field, or the editor once it is loaded. */
export interface CodeBox {
  read: () => string;
  /** Undone by the editor's own undo. */
  replace: (code: string) => void;
  insert: (text: string) => void;
  focus: () => void;
  mark: (line: number | null, as: LineMark) => void;
  /** Puts the cursor on it. */
  goToLine: (line: number) => void;
}
