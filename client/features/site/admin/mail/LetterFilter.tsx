import type { LetterState } from "../../../../apollo/schema.generated";
import { LETTER_STATES } from "../../../../cms/letterStates";
import { FilterSelect } from "../../../../ui/FilterSelect";

interface LetterFilterProps {
  /** Null for all. */
  state: LetterState | null;
  onState: (state: string) => void;
}

/** Filters the e-mails by state. */
export function LetterFilter({ state: chosen, onState }: LetterFilterProps) {
  return (
    <FilterSelect label="State" value={chosen ?? ""} onChoose={onState}>
      <option value="">All e-mails</option>
      {Object.entries(LETTER_STATES).map(([state, words]) => (
        <option key={state} value={state}>
          {words}
        </option>
      ))}
    </FilterSelect>
  );
}
