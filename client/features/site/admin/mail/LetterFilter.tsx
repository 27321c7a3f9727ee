import type { LetterState } from "../../../../apollo/schema.generated";
import { LETTER_STATES } from "../../../../cms/letterStates";
import { FilterSelect } from "../../../../ui/FilterSelect";

interface LetterFilterProps {
  /** Null for all. */
  state: LetterState | null;
  onState: (state: string) => void;
}

/** Narrows the letters down to those in one state. */
export function LetterFilter({ state: chosen, onState }: LetterFilterProps) {
  return (
    <FilterSelect label="State" value={chosen ?? ""} onChoose={onState}>
      <option value="">Every letter</option>
      {Object.entries(LETTER_STATES).map(([state, words]) => (
        <option key={state} value={state}>
          {words}
        </option>
      ))}
    </FilterSelect>
  );
}
