import type { LetterState } from "../../../../apollo/schema.generated";
import { LETTER_STATES } from "../../../../cms/letterStates";
import { FilterSelect } from "../../../../ui/FilterSelect";

interface LetterFilterProps {
  onState: (state: LetterState | null) => void;
}

/** Narrows the letters down to those in one state. */
export function LetterFilter({ onState }: LetterFilterProps) {
  return (
    <FilterSelect label="State" onChoose={(value) => onState(value === "" ? null : (value as LetterState))}>
      <option value="">Every letter</option>
      {Object.entries(LETTER_STATES).map(([state, words]) => (
        <option key={state} value={state}>
          {words}
        </option>
      ))}
    </FilterSelect>
  );
}
