import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { CATALOGUE } from "../../../apollo/catalogue";
import { problemsOf } from "../../../apollo/problemsOf";
import { rereadShown } from "../../../apollo/rereadShown";
import { useSend } from "../../../cms/useSend";
import { Form } from "../../../ui/form/Form";
import type { FormValues } from "../../../ui/form/Form";
import { SelectField } from "../../../ui/form/fields";
import { Panel } from "../../../ui/Panel";
import { showToast } from "../../../ui/toast";
import { CreateBatchDocument } from "./AddBatch.generated";
import { BatchFields } from "./BatchFields";
import { batchDetails } from "./batchDetails";
import { CmsCourseDocument } from "./CmsCourse.generated";
import { SecretCodeField } from "./SecretCodeField";
import type { NewSecretCode } from "./SecretCodeDialog";
import { SecretCodeDialog } from "./SecretCodeDialog";

interface AddBatchProps {
  course: { id: string; slug: string; name: string };
}

/** One more batch of a course, locked with a code or open to everyone who is signed in. */
export function AddBatch({ course }: AddBatchProps) {
  const client = useApolloClient();
  const send = useSend({ forget: CATALOGUE });
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<NewSecretCode | null>(null);

  async function handleSubmit(values: FormValues) {
    const { secretCode = "" } = values;
    const { data, error } = await send(CreateBatchDocument, {
      courseId: course.id,
      ...batchDetails(values),
      access: isOpen ? "OPEN" : "SECRET_CODE",
      secretCode: isOpen ? null : secretCode,
    });
    if (!data) return problemsOf(error);
    const batch = data.createBatch;
    showToast("success", `${batch.name} was added.`);
    setMade(
      isOpen ? null : { code: secretCode.trim(), isWeak: batch.isCodeWeak, batch: { ...batch, course } },
    );
    // The code is shown at once: a slow answer must not hold back what is shown only here.
    void rereadShown(client, [CmsCourseDocument]);
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
        <BatchFields />
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
