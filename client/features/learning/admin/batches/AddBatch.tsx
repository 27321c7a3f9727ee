import { useState } from "react";
import { CreateCourseWithBatchInput as limits } from "../../../../apollo/cmsLimits.generated.json";
import { problemsOf } from "../../../../apollo/problemsOf";
import { CreateBatchDocument } from "../../../../cms/generated/batch.generated";
import { useSend } from "../../../../cms/records/useSend";
import { SelectField, TextAreaField, TextField } from "../../../../ui/form/fields";
import { Form } from "../../../../ui/form/Form";
import type { FormValues } from "../../../../ui/form/formValues";
import { DescribedFields } from "../../../../ui/form/kinds/DescribedFields";
import { readContent } from "../../../../ui/form/kinds/FieldKind";
import { showToast } from "../../../../ui/overlay/toast";
import { Panel } from "../../../../ui/Panel";
import { CreateCourseWithBatchDocument } from "./AddBatch.generated";
import { newBatchFields } from "./batchFields";
import type { NewSecretCode } from "./SecretCodeField";
import { SecretCodeField, SecretCodeDialog } from "./SecretCodeField";

interface AddBatchProps {
  course: { id: string; slug: string; name: string };
}

export function AddBatch({ course }: AddBatchProps) {
  const send = useSend();
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<NewSecretCode | null>(null);

  async function handleSubmit(values: FormValues) {
    const { secretCode = "" } = values;
    const { data, error } = await send(CreateBatchDocument, {
      courseId: course.id,
      ...readContent(newBatchFields, values),
      access: isOpen ? "OPEN" : "SECRET_CODE",
      secretCode: isOpen ? null : secretCode,
    });
    if (!data) return problemsOf(error);
    const batch = data.createBatch;
    showToast("success", `${batch.name} was added.`);
    setMade(
      isOpen ? null : { code: secretCode.trim(), isWeak: batch.isCodeWeak, batch: { ...batch, course } },
    );
  }

  return (
    <Panel title="Add a batch">
      <Form
        draft={{ name: `new batch ${course.id}` }}
        submitLabel="Add batch"
        busyLabel="Adding…"
        onSubmit={handleSubmit}
        isResetOnSuccess
      >
        <DescribedFields fields={newBatchFields} values={{}} />
        <SelectField
          name="access"
          label="Who can see its references"
          required
          value={isOpen ? "OPEN" : "SECRET_CODE"}
          onChange={(event) => setIsOpen(event.currentTarget.value === "OPEN")}
        >
          <option value="SECRET_CODE">Learners with the secret code</option>
          <option value="OPEN">Everyone who is signed in</option>
        </SelectField>
        {!isOpen && <SecretCodeField missing="Please enter a secret code, or make the batch open." />}
      </Form>
      <SecretCodeDialog secret={made} onDone={() => setMade(null)} />
    </Panel>
  );
}

export function AddCourseAndBatch() {
  const send = useSend();
  const [made, setMade] = useState<NewSecretCode | null>(null);

  async function handleSubmit({ courseName = "", description = "", batchName = "", secretCode = "" }) {
    const input = { courseName, description, batchName, secretCode };
    const { data, error } = await send(CreateCourseWithBatchDocument, input);
    if (!data) return problemsOf(error);
    const batch = data.createCourseWithBatch;
    setMade({ code: secretCode.trim(), isWeak: batch.isCodeWeak, batch });
  }

  return (
    <Panel title="Add Course & Batch" anchor="add-course">
      <Form
        draft={{ name: "new course and batch" }}
        submitLabel="Add Course & Batch"
        busyLabel="Adding…"
        onSubmit={handleSubmit}
        whenMissing={limits.courseName.missing}
        isResetOnSuccess
      >
        <TextField name="courseName" label="Course Name" required missing="The course needs a name." />
        <TextAreaField name="description" label="Description" rows={2} />
        <TextField name="batchName" label="Batch Name" required missing="The batch needs a name." />
        <SecretCodeField missing="The batch needs a code." />
        <p>The course starts as a draft. Publish it on its page when it is ready.</p>
      </Form>
      <SecretCodeDialog secret={made} onDone={() => setMade(null)} />
    </Panel>
  );
}
