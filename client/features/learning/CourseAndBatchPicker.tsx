import { useEffect, useRef } from "react";
import { SelectField } from "../../ui/form/fields";
import styles from "./CourseAndBatchPicker.module.css";

interface Batch {
  id: string;
  name: string;
  isUnlocked: boolean;
}

interface Course {
  slug: string;
  name: string;
  batches: Batch[];
}

interface CourseAndBatchPickerProps {
  courses: Course[];
  course: Course;
  /** Empty while none is chosen. */
  batchId: string;
  onCourse: (slug: string) => void;
  onBatch: (id: string) => void;
}

/** Select Course, then Select Batch; a lock says which batches still need their code. */
export function CourseAndBatchPicker({
  courses,
  course,
  batchId,
  onCourse,
  onBatch,
}: CourseAndBatchPickerProps) {
  const place = useRef<HTMLDivElement>(null);
  // Whoever chose before the page was taken over by React is heard as soon as it is.
  useEffect(() => {
    const [chosenCourse, chosenBatch] = place.current?.querySelectorAll("select") ?? [];
    if (chosenCourse && chosenCourse.value !== course.slug) onCourse(chosenCourse.value);
    else if (chosenBatch && chosenBatch.value !== batchId) onBatch(chosenBatch.value);
  }, [course.slug, batchId, onCourse, onBatch]);

  return (
    <div ref={place} className={styles.picker}>
      <SelectField
        name="course"
        label="Select Course"
        required
        value={course.slug}
        onChange={(event) => onCourse(event.currentTarget.value)}
      >
        {courses.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="batch"
        label="Select Batch"
        required
        disabled={course.batches.length === 0}
        value={batchId}
        onChange={(event) => onBatch(event.currentTarget.value)}
      >
        <option value="">{course.batches.length === 0 ? "No batches found" : "Select Batch"}</option>
        {course.batches.map((batch) => (
          <option key={batch.id} value={batch.id}>
            {batch.isUnlocked ? batch.name : `${batch.name} (locked)`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
