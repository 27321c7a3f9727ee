import type { RefObject } from "react";
import type { ExerciseKind } from "../../../apollo/schema.generated";
import styles from "./workbench.module.css";

const INDENT = "    ";
const SYMBOLS: Record<ExerciseKind, string[]> = {
  PYTHON: ["(", ")", "[", "]", "{", "}", ":", "=", '"', "_", "#", "%"],
  SQL: ["*", "(", ")", "'", ",", "=", "<", ">", ";", "_", "%"],
};

interface SymbolsRowProps {
  kind: ExerciseKind;
  field: RefObject<HTMLTextAreaElement | null>;
  onType: (code: string) => void;
}

/** What a phone's keyboard hides behind a second page. */
export function SymbolsRow({ kind, field, onType }: SymbolsRowProps) {
  function insert(text: string) {
    const area = field.current;
    if (!area) return;
    area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
    area.focus();
    onType(area.value);
  }

  return (
    <div role="toolbar" aria-label="Symbols" className={styles.symbols}>
      {[INDENT, ...SYMBOLS[kind]].map((symbol) => (
        <button
          key={symbol}
          type="button"
          tabIndex={-1}
          aria-label={symbol === INDENT ? "Indent" : undefined}
          // Keeps the keyboard up.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(symbol)}
        >
          {symbol === INDENT ? "⇥" : symbol}
        </button>
      ))}
    </div>
  );
}
