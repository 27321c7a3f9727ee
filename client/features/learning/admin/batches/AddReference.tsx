import { useQuery, skipToken } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { appendPage } from "../../../../apollo/lists/appendPage";
import { messageOf, problemsOf } from "../../../../apollo/problemsOf";
import { CreateReferenceDocument } from "../../../../cms/generated/reference.generated";
import { useSend } from "../../../../cms/records/useSend";
import { cmsPaths } from "../../../../cmsPaths";
import { useFocusAfterSwap } from "../../../../hooks/useFocusAfterSwap";
import type { Draft } from "../../../../ui/form/drafts/drafts";
import { FieldGrid } from "../../../../ui/form/FieldGrid";
import { SelectField } from "../../../../ui/form/fields";
import { Form } from "../../../../ui/form/Form";
import type { FormValues } from "../../../../ui/form/formValues";
import { DescribedFields } from "../../../../ui/form/kinds/DescribedFields";
import { readContent } from "../../../../ui/form/kinds/FieldKind";
import { showToast } from "../../../../ui/overlay/toast";
import { Panel } from "../../../../ui/Panel";
import { CourseOptionsDocument, BatchOptionsDocument } from "./AddReference.generated";
import { referenceFields } from "./reference.record";

/** Loads all courses page by page; the first page can be used at once. */
function useCourseOptions() {
  const { data, error, fetchMore } = useQuery(CourseOptionsDocument);
  const page = data?.cmsCourses;
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;

  useEffect(() => {
    if (!after) return;
    fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({
        cmsCourses: appendPage(shown.cmsCourses, fetchMoreResult.cmsCourses),
      }),
    }).catch((failure: unknown) => showToast("error", messageOf(failure)));
  }, [after, fetchMore]);

  return { courses: page?.nodes ?? [], problem: error ? messageOf(error) : null };
}

const NOTHING: FormValues = {};
const CHOOSE_FIRST = "Please select a course and batch first";

function emptyOption(hasCourse: boolean, isLoading: boolean, count: number): string {
  if (!hasCourse) return "Choose a course first";
  if (isLoading) return "Loading…";
  return count > 0 ? "Select Batch" : "No batches found";
}

interface BatchFieldsProps {
  slug: string;
  batchId: string;
  onCourse: (slug: string) => void;
  onBatch: (id: string) => void;
}

function BatchFields({ slug, batchId, onCourse, onBatch }: BatchFieldsProps) {
  const { courses, problem } = useCourseOptions();
  const chosen = useQuery(
    BatchOptionsDocument,
    slug ? { variables: { slug }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const batches = (slug && chosen.data?.course?.batches) || [];
  return (
    <FieldGrid>
      <SelectField
        name="course"
        label="Select Course"
        required
        missing={CHOOSE_FIRST}
        hint={problem}
        value={slug}
        onChange={(event) => onCourse(event.currentTarget.value)}
      >
        <option value="">Select Course</option>
        {courses.map((course) => (
          <option key={course.id} value={course.slug}>
            {course.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="batch"
        label="Select Batch"
        required
        // Shown at one field only: the course until one is chosen, then the batch.
        missing={slug ? CHOOSE_FIRST : ""}
        hint={chosen.error && messageOf(chosen.error)}
        disabled={batches.length === 0}
        value={batchId}
        onChange={(event) => onBatch(event.currentTarget.value)}
      >
        <option value="">{emptyOption(slug !== "", chosen.loading, batches.length)}</option>
        {batches.map((batch) => (
          <option key={batch.id} value={batch.id}>
            {batch.name}
          </option>
        ))}
      </SelectField>
    </FieldGrid>
  );
}

export function AddReference() {
  const send = useSend();
  const [slug, setSlug] = useState("");
  const [batchId, setBatchId] = useState("");
  const [filled, setFilled] = useState(NOTHING);
  const [formNumber, setFormNumber] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const [addedTo, setAddedTo] = useState<string | null>(null);
  // Restoring a draft remounts the form and removes the focused button.
  useFocusAfterSwap(place, formNumber);

  async function handleSubmit(values: FormValues) {
    const input = { batchId, ...readContent(referenceFields, values) };
    const { data, error } = await send(CreateReferenceDocument, input);
    if (!data) return problemsOf(error);
    setAddedTo(batchId);
    showToast("success", `${data.createReference.title} was added.`);
  }

  function handleCourse(next: string) {
    setSlug(next);
    setBatchId("");
  }

  function show(values: FormValues) {
    setFilled(values);
    setFormNumber((number) => number + 1);
  }

  /** Sets both, because choosing a course clears the batch. */
  function handleRestore({ values }: Draft) {
    setSlug(values.course ?? "");
    setBatchId(values.batch ?? "");
    show(values);
  }

  function handleDone(isAsSent: boolean) {
    if (isAsSent && filled !== NOTHING) show(NOTHING);
  }

  return (
    <Panel title="Add Reference" anchor="add-reference">
      <div ref={place}>
        <Form
          key={formNumber}
          draft={{ name: "new reference", isOffered: formNumber === 0, onRestore: handleRestore }}
          submitLabel="Add Reference"
          busyLabel="Adding…"
          onSubmit={handleSubmit}
          isResetOnSuccess
          onDone={handleDone}
        >
          <BatchFields slug={slug} batchId={batchId} onCourse={handleCourse} onBatch={setBatchId} />
          <DescribedFields fields={referenceFields} values={filled} />
        </Form>
      </div>
      {addedTo && (
        <p>
          <Link to={cmsPaths.batch(addedTo)}>See this batch&rsquo;s references</Link>
        </p>
      )}
    </Panel>
  );
}
