import { useState } from "react";
import { CreateCourseWithBatchInput as limits } from "../../../../apollo/limits.json";
import { problemsOf } from "../../../../apollo/problemsOf";
import { useSend } from "../../../../cms/records/useSend";
import { Form } from "../../../../ui/form/Form";
import { TextAreaField, TextField } from "../../../../ui/form/fields";
import { Panel } from "../../../../ui/Panel";
import { CreateCourseWithBatchDocument } from "./AddCourseAndBatch.generated";
import { SecretCodeField } from "../batches/SecretCodeField";
import type { NewSecretCode } from "../batches/SecretCodeDialog";
import { SecretCodeDialog } from "../batches/SecretCodeDialog";

/** A new course with its first batch, locked with the code given here. It is a draft until staff publish it. */
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
