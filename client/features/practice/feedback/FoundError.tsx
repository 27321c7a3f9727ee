import type { SeenOutcome } from "../../../../labs/engine/seenOutcome";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { ErrorPlace } from "./ErrorPlace";
import { isSqlCode } from "./errorName";
import { explainError } from "./explainError";
import styles from "./feedback.module.css";

export interface FoundErrorProps {
  error: Pick<SeenOutcome, "errorType" | "message" | "hint" | "line" | "position">;
  /** The code that ran. */
  code: string;
  /** Of the test that called a function. */
  call?: string | null;
  onLine: (line: number) => void;
}

/** In plain words first, then as Python or PostgreSQL says it. */
export function FoundError({ error, code, call = null, onLine }: FoundErrorProps) {
  const { errorType, message, line, position, hint } = error;
  if (!errorType) return null;
  const found = { type: errorType, message: message ?? "", hint, code, line, position, call };
  const explanation = explainError(found);
  const said = isSqlCode(errorType) ? message : [errorType, message].filter(Boolean).join(": ");
  return (
    <Stack gap="half">
      {explanation && <Text>{explanation.text}</Text>}
      <Text size="small" tone="muted" isBreakable>
        {line !== null && (
          <button type="button" className={styles.line} onClick={() => onLine(line)}>
            Line {line}
          </button>
        )}{" "}
        <code>{said}</code>
      </Text>
      {hint && !explanation?.isExact && <Text size="small">{hint}</Text>}
      {position !== null && <ErrorPlace code={code} position={position} />}
    </Stack>
  );
}
