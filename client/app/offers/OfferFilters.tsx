import { counted } from "../../format/counted";
import { FilterSelect } from "../../ui/FilterSelect";
import { Row } from "../../ui/layout/Row";
import { Text } from "../../ui/layout/Text";
import type { FilteredCourse } from "./offerFilters";
import { goalsOf, lengthsOf } from "./offerFilters";
import styles from "./OfferFilters.module.css";

interface OfferFiltersProps {
  courses: FilteredCourse[];
  shownCount: number;
  goal: string;
  length: string;
  onChoose: (name: "goal" | "length", value: string) => void;
}

/** Only filters that leave a choice. */
export function OfferFilters({ courses, shownCount, goal, length, onChoose }: OfferFiltersProps) {
  const goals = goalsOf(courses);
  const lengths = lengthsOf(courses);
  if (goals.length < 2 && lengths.length < 2) return null;
  return (
    <div className={styles.filters}>
      <Row rowGap="1">
        {goals.length > 1 && (
          <FilterSelect label="Goal" value={goal} onChoose={(value) => onChoose("goal", value)}>
            <option value="">Any goal</option>
            {goals.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </FilterSelect>
        )}
        {lengths.length > 1 && (
          <FilterSelect label="Length" value={length} onChoose={(value) => onChoose("length", value)}>
            <option value="">Any length</option>
            {lengths.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </FilterSelect>
        )}
        <Text as="span" tone="muted" role="status">
          {counted(shownCount, "course")}
        </Text>
      </Row>
    </div>
  );
}
