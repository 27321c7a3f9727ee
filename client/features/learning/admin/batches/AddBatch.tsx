import { useState } from "react";
import { problemsOf } from "../../../../apollo/problemsOf";
import { useSend } from "../../../../cms/records/useSend";
import { DescribedFields } from "../../../../ui/form/kinds/DescribedFields";
import { readContent } from "../../../../ui/form/kinds/FieldKind";
import { Form } from "../../../../ui/form/Form";
import type { FormValues } from "../../../../ui/form/formValues";
import { SelectField } from "../../../../ui/form/fields";
import { Panel } from "../../../../ui/Panel";
import { showToast } from "../../../../ui/overlay/toast";
import { CreateBatchDocument } from "./AddBatch.generated";
import { newBatchFields } from "./batchFields";
import { SecretCodeField } from "./SecretCodeField";
import type { NewSecretCode } from "./SecretCodeDialog";
import { SecretCodeDialog } from "./SecretCodeDialog";

interface AddBatchProps {
  course: { id: string; slug: string; name: string };
}

/** One more batch of a course, locked with a code or open to everyone who is signed in. */
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
