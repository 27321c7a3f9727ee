import { Suspense, useRef, useState } from "react";
import { paths } from "../../../../shared/paths";
import { TextField } from "../../../ui/form/fields";
import { Form } from "../../../ui/form/Form";
import { noProblems } from "../../../ui/form/problems";
import { Box } from "../../../ui/layout/Box";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { lazyComponent } from "../../../ui/lazyComponent";
import { PageHead } from "../../../ui/page/PageHead";
import { Skeleton } from "../../../ui/page/Skeleton";
import { LocalCourseGrid } from "./LocalCourseGrid";
import { useLocalCourses, addCourse } from "./localCourseList";
import styles from "./ManageCoursesPage.module.css";

/** The specification wants no message while a field is empty; the typed text stays. */
function AddCourseForm() {
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

const ListTroubleNotice = lazyComponent(() => import("./ListTroubleNotice"), "ListTroubleNotice");

/** The visitor's own list never leaves their browser. */
export function ManageCoursesPage() {
  const { courses, trouble } = useLocalCourses();
  const isMissing = !courses && trouble === "noStart";
  return (
    <PageFrame>
      <PageHead
        title="Manage Courses"
        description="A list of courses that is saved in this browser."
        isUnlisted
      />
      <header className={styles.header}>
        <h1>Manage Courses</h1>
        <Text tone="muted">
          A list of your own, to plan what to take or to teach. It starts from the academy&apos;s courses and
          is saved in this browser only.
        </Text>
      </header>
      <noscript>
        <p>
          This list needs JavaScript, which is off in your browser. You can read{" "}
          <a href={paths.offers}>the courses and their prices</a> without it.
        </p>
      </noscript>
      {!isMissing && <AddCourseForm />}
      <Suspense>{trouble && <ListTroubleNotice trouble={trouble} />}</Suspense>
      {!isMissing && (
        <Stack as="section" aria-labelledby="list-title">
          <h2 id="list-title">Your list</h2>
          {courses ? <LocalCourseGrid courses={courses} /> : <Skeleton shape="card" count={3} />}
        </Stack>
      )}
    </PageFrame>
  );
}
