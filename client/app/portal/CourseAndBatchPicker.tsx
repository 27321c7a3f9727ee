import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { SelectField } from "../../ui/form/fields";
import { Grid } from "../../ui/layout/Grid";

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
  courses: Pick<Course, "slug" | "name">[];
  course: Course;
  batchId: string;
  onCourse: (slug: string) => void;
  onBatch: (id: string) => void;
  /** In the same row, such as the secret code. */
  children: ReactNode;
}

export function CourseAndBatchPicker({
  courses,
  course,
  batchId,
  onCourse,
  onBatch,
  children,
}: CourseAndBatchPickerProps) {
  const place = useRef<HTMLDivElement>(null);
  // Replays a choice made before hydration.
  useEffect(() => {
    const [chosenCourse, chosenBatch] = place.current?.querySelectorAll("select") ?? [];
    if (chosenCourse && chosenCourse.value !== course.slug) onCourse(chosenCourse.value);
    else if (chosenBatch && chosenBatch.value !== batchId) onBatch(chosenBatch.value);
  }, [course.slug, batchId, onCourse, onBatch]);

  return (
    <div ref={place}>
      <Grid column="16" isFilled gap="2">
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
        {children}
      </Grid>
    </div>
  );
}
