import type { KeyboardEvent, RefObject } from "react";
import { useId } from "react";
import { Text } from "../../../ui/layout/Text";
import styles from "./workbench.module.css";

const MAX_CODE = 20_000;

interface CodeFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  initial: string;
  onType: (code: string) => void;
  onCheck: () => void;
}

/** Keeps the indent of the line above, as every editor does. */
function continueIndent(field: HTMLTextAreaElement): boolean {
  const { value, selectionStart, selectionEnd } = field;
  const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
  const indent = /^ */.exec(line)?.[0] ?? "";
  const deeper = line.trimEnd().endsWith(":") ? "    " : "";
  if (!indent && !deeper) return false;
  field.setRangeText(`\n${indent}${deeper}`, selectionStart, selectionEnd, "end");
  return true;
}

/** Ctrl+Enter checks. Tab leaves the field: nobody is trapped in it. */
export function CodeField({ field, label, initial, onType, onCheck }: CodeFieldProps) {
  const hintId = useId();

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter") return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      onCheck();
    } else if (continueIndent(event.currentTarget)) {
      event.preventDefault();
      onType(event.currentTarget.value);
    }
  }

  return (
    <>
      <textarea
        ref={field}
        name="code"
        aria-label={label}
        aria-describedby={hintId}
        className={styles.code}
        defaultValue={initial}
        rows={14}
        maxLength={MAX_CODE}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        wrap="off"
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <Text id={hintId} size="small" tone="muted">
        Ctrl + Enter checks your code.
      </Text>
    </>
  );
}
