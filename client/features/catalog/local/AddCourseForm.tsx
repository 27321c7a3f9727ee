import { useRef, useState } from "react";
import { Form } from "../../../ui/form/Form";
import { TextField } from "../../../ui/form/fields";
import { noProblems } from "../../../ui/form/problems";
import { Box } from "../../../ui/layout/Box";
import styles from "./AddCourseForm.module.css";
import { addCourse } from "./localCourseList";

/** The specification wants no message while a field is empty; the typed text stays. */
export function AddCourseForm() {
  const [added, setAdded] = useState<string | null>(null);
  const fields = useRef<HTMLDivElement>(null);

  async function handleSubmit(values: Record<string, string>) {
    const [name = "", description = "", price = ""] = [values.name, values.description, values.price].map(
      (text) => text?.trim(),
    );
    if (!name || !description || !price) return noProblems;
    await addCourse({ name, description, price });
    setAdded(name);
    fields.current?.querySelector("input")?.focus();
  }

  return (
    <Box as="section" aria-label="Add a course">
      <Form
        draft={{ name: "course of the list" }}
        submitLabel="Add Course"
        busyLabel="Adding…"
        isResetOnSuccess
        onSubmit={handleSubmit}
        actions={
          <p role="status" className={styles.added}>
            {added && `${added} is in your list.`}
          </p>
        }
      >
        <div ref={fields} className={styles.fields}>
          <TextField name="name" label="Course Name" aria-required maxLength={120} autoComplete="off" />
          <TextField
            name="description"
            label="Description"
            aria-required
            maxLength={600}
            autoComplete="off"
          />
          <TextField name="price" label="Price" aria-required maxLength={40} autoComplete="off" />
        </div>
      </Form>
    </Box>
  );
}
