import type { SubmitEvent } from "react";
import { useEffect, useId, useRef } from "react";
import { Button } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import styles from "./workbench.module.css";

interface LineQuestionProps {
  prompt: string;
  onAnswer: (line: string) => void;
}

/** One line that the program's `input()` waits for. */
export function LineQuestion({ prompt, onAnswer }: LineQuestionProps) {
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  useEffect(() => field.current?.focus(), []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onAnswer(field.current?.value ?? "");
  }

  return (
    <form className={styles.question} onSubmit={handleSubmit}>
      <label htmlFor={fieldId}>{prompt.trim() || "Your program waits for a line"}</label>
      <Row isOneLine={false}>
        <input ref={field} id={fieldId} autoComplete="off" autoCapitalize="off" spellCheck={false} />
        <Button type="submit" look="main">
          Enter
        </Button>
      </Row>
    </form>
  );
}
