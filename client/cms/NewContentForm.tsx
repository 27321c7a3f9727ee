import type { ReactNode } from "react";
import { useState } from "react";
import { problemsOf } from "../apollo/problemsOf";
import { useUnsavedWarning } from "../hooks/useUnsavedWarning";
import { DescribedFields } from "../ui/form/DescribedFields";
import type { Fields } from "../ui/form/FieldKind";
import { readContent } from "../ui/form/FieldKind";
import type { FormValues } from "../ui/form/Form";
import { Form } from "../ui/form/Form";

interface NewContentFormProps<Content> {
  /** Keeps the buttons in sight however long the form is. */
  isLong?: boolean;
  fields: Fields<Content>;
  submitLabel: string;
  /** Makes the record; answers why it was refused, else it was made. */
  create: (content: Content) => Promise<{ error?: unknown }>;
  /** After it was made, when the form is empty again. */
  onMade?: () => void | Promise<void>;
  actions?: ReactNode;
}

/** Makes a record as its description says. */
export function NewContentForm<Content>(props: NewContentFormProps<Content>) {
  const { fields, submitLabel, create, onMade, actions, isLong } = props;
  const [isTyped, setIsTyped] = useState(false);
  const [formNumber, setFormNumber] = useState(0);
  useUnsavedWarning(isTyped);

  async function handleSubmit(values: FormValues) {
    const { error } = await create(readContent(fields, values));
    if (error) return problemsOf(error);
    setIsTyped(false);
    setFormNumber((number) => number + 1);
    await onMade?.();
  }

  return (
    <div onInput={() => setIsTyped(true)}>
      <Form
        key={formNumber}
        isLong={isLong}
        submitLabel={submitLabel}
        busyLabel="Adding…"
        onSubmit={handleSubmit}
        actions={actions}
      >
        <DescribedFields fields={fields} values={{}} />
      </Form>
    </div>
  );
}
