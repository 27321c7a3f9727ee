import { dateRange } from "../../../format/dateRange";
import type { PricedOffering } from "../../../features/workshops/join/offering";
import { isFull, seatsLabel } from "../../../features/workshops/join/offering";
import { useBatchOffering } from "../../../features/workshops/join/useBatchOffering";
import styles from "./BatchChoice.module.css";
import type { CourseBatch, PayableCourse } from "./payableCourse";

function noteOf(offering: PricedOffering): string {
  if (isFull(offering)) return "All seats are taken: join the waiting list";
  return offering.lateNote ?? seatsLabel(offering);
}

interface OptionProps extends Pick<BatchChoiceProps, "course" | "onChoose"> {
  batch: CourseBatch;
  isChosen: boolean;
}

function Option({ course, batch, isChosen, onChoose }: OptionProps) {
  const offering = useBatchOffering(batch, course);
  return (
    <label className={styles.option}>
      <input type="radio" name="batch" checked={isChosen} onChange={() => onChoose(batch.id)} />
      <span>
        <strong>{batch.name}</strong>
        {[dateRange(batch), batch.scheduleText, noteOf(offering)].map(
          (fact) => fact && <span key={fact}>{fact}</span>,
        )}
      </span>
    </label>
  );
}

interface BatchChoiceProps {
  course: PayableCourse;
  batches: CourseBatch[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

export function BatchChoice({ course, batches, chosenId, onChoose }: BatchChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>Choose your batch</legend>
      {batches.map((batch) => (
        <Option
          key={batch.id}
          course={course}
          batch={batch}
          isChosen={batch.id === chosenId}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  );
}
