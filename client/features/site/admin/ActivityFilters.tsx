import { useQuery } from "@apollo/client/react";
import { startTransition, useId } from "react";
import { SearchField } from "../../../ui/SearchField";
import { ActivityKindsDocument } from "./Activity.generated";
import styles from "./ActivityFilters.module.css";
import { actionInWords } from "./activityInWords";

interface ActivityFiltersProps {
  onAction: (action: string) => void;
  onPerson: (person: string) => void;
}

/** Narrows the list down to one kind of action, to one person, or to both. */
export function ActivityFilters({ onAction, onPerson }: ActivityFiltersProps) {
  const { data } = useQuery(ActivityKindsDocument);
  const selectId = useId();
  const kinds = (data?.activityKinds ?? [])
    .map((action) => ({ action, words: actionInWords(action) }))
    .sort((one, other) => one.words.localeCompare(other.words));

  function handleAction(action: string) {
    startTransition(() => onAction(action));
  }

  return (
    <div className={styles.filters}>
      <label htmlFor={selectId} className="visually-hidden">
        Action
      </label>
      <select
        id={selectId}
        className={styles.select}
        onChange={(event) => handleAction(event.currentTarget.value)}
      >
        <option value="">Every action</option>
        {kinds.map(({ action, words }) => (
          <option key={action} value={action}>
            {words}
          </option>
        ))}
      </select>
      <SearchField label="Name begins with" onSearch={onPerson} />
    </div>
  );
}
