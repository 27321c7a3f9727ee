import { useEffect, useRef } from "react";
import type { ExerciseKind } from "../../../apollo/schema.generated";
import type { CodeBox } from "./CodeBox";
import styles from "./workbench.module.css";

const INDENT = "    ";
const SYMBOLS: Record<ExerciseKind, string[]> = {
  PYTHON: ["(", ")", "[", "]", "{", "}", ":", "=", '"', "'", "_", "#", "%", "<", ">"],
  SQL: ["*", "(", ")", "'", ",", ".", "=", "<", ">", ";", "_", "%"],
};
/** Less is the browser's own bar, not a keyboard. */
const KEYBOARD_HEIGHT = 120;

/** Keeps a row above a phone's keyboard, which covers the page without resizing it. */
function useAboveKeyboard() {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    const place = () => {
      const covered = innerHeight - screen.height - screen.offsetTop;
      // The keyboard may be up for another field.
      const isTyping = row.current?.closest("form")?.contains(document.activeElement) ?? false;
      row.current?.classList.toggle(styles.floating ?? "", isTyping && covered > KEYBOARD_HEIGHT);
      row.current?.style.setProperty("--covered", `${covered}px`);
    };
    screen.addEventListener("resize", place);
    screen.addEventListener("scroll", place);
    return () => {
      screen.removeEventListener("resize", place);
      screen.removeEventListener("scroll", place);
    };
  }, []);
  return row;
}

interface SymbolsRowProps {
  kind: ExerciseKind;
  box: CodeBox | null;
}

/** What a phone's keyboard hides behind a second page. */
export function SymbolsRow({ kind, box }: SymbolsRowProps) {
  const row = useAboveKeyboard();
  return (
    <div ref={row} role="toolbar" aria-label="Symbols" className={styles.symbols}>
      {[INDENT, ...SYMBOLS[kind]].map((symbol) => (
        <button
          key={symbol}
          type="button"
          tabIndex={-1}
          aria-label={symbol === INDENT ? "Indent" : undefined}
          // Keeps the keyboard up.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => box?.insert(symbol)}
        >
          {symbol === INDENT ? "⇥" : symbol}
        </button>
      ))}
    </div>
  );
}
