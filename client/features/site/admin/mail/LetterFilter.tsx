import { startTransition, useId } from "react";
import type { LetterState } from "../../../../apollo/schema.generated";
import styles from "./LetterFilter.module.css";
import { LETTER_STATES } from "./letterStates";

type State = `${LetterState}`;

interface LetterFilterProps {
  onState: (state: State | null) => void;
}

/** Narrows the letters down to those in one state. */
export function LetterFilter({ onState }: LetterFilterProps) {
  const selectId = useId();
  return (
    <>
      <label htmlFor={selectId} className="visually-hidden">
        State
      </label>
      <select
        id={selectId}
        className={styles.select}
        onChange={({ currentTarget: { value } }) =>
          startTransition(() => onState(value === "" ? null : (value as State)))
        }
      >
        <option value="">Every letter</option>
        {Object.entries(LETTER_STATES).map(([state, words]) => (
          <option key={state} value={state}>
            {words}
          </option>
        ))}
      </select>
    </>
  );
}
