import { useQuery } from "@apollo/client/react";
import { FilterSelect } from "../../../../ui/FilterSelect";
import { SearchField } from "../../../../ui/SearchField";
import { ActivityKindsDocument } from "./Activity.generated";
import styles from "./ActivityFilters.module.css";
import { actionInWords } from "./activityInWords";

interface ActivityFiltersProps {
  /** The kind that is chosen; an empty text for every one. */
  action: string;
  onAction: (action: string) => void;
  onPerson: (person: string) => void;
}

/** Narrows the list down to one kind of action, to one person, or to both. */
export function ActivityFilters({ action: chosen, onAction, onPerson }: ActivityFiltersProps) {
  const { data } = useQuery(ActivityKindsDocument);
  const kinds = (data?.activityKinds ?? [])
    .map((action) => ({ action, words: actionInWords(action) }))
    .sort((one, other) => one.words.localeCompare(other.words));

  return (
    <div className={styles.filters}>
      <FilterSelect label="Action" value={chosen} onChoose={onAction}>
        <option value="">Every action</option>
        {kinds.map(({ action, words }) => (
          <option key={action} value={action}>
            {words}
          </option>
        ))}
      </FilterSelect>
      <SearchField label="Name begins with" onSearch={onPerson} />
    </div>
  );
}
