import type { ReactNode } from "react";
import { useRef, useState } from "react";
import { problemsOf } from "../../apollo/problemsOf";
import { useFocusAfterSwap } from "../../hooks/useFocusAfterSwap";
import { useUnsavedWarning } from "../../hooks/useUnsavedWarning";
import { DescribedFields } from "../../ui/form/kinds/DescribedFields";
import type { Fields } from "../../ui/form/kinds/FieldKind";
import { readContent, writeContent } from "../../ui/form/kinds/FieldKind";
import type { FormValues } from "../../ui/form/formValues";
import { Form } from "../../ui/form/Form";
import type { FormProblems } from "../../ui/form/problems";
import { useDialogGuard } from "../../ui/overlay/useDialogGuard";

interface NewContentFormProps<Content> {
  draftName: string;
  isLong?: boolean;
  /** Stays as it was sent while the next page loads. */
  isLeaving?: boolean;
  fields: Fields<Content>;
  initial?: Partial<Content>;
  submitLabel: string;
  create: (content: Content) => Promise<{ error?: unknown; problems?: FormProblems }>;
  /** Runs after the form was reset or left, or at once if something was typed since the submit. */
  onMade?: () => void | Promise<void>;
  actions?: ReactNode;
}

export function NewContentForm<Content>(props: NewContentFormProps<Content>) {
  const { draftName, fields, submitLabel, create, onMade, actions, isLong, isLeaving } = props;
  const [blank] = useState(() => writeContent<Content>(fields, { ...props.initial } as Content));
  const [shown, setShown] = useState(blank);
  const [isTyped, setIsTyped] = useState(false);
  const [isDraftOffered, setIsDraftOffered] = useState(true);
  const [formNumber, setFormNumber] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useUnsavedWarning(isTyped);
  useDialogGuard(place, isTyped);
  useFocusAfterSwap(place, formNumber);

  function show(values: FormValues, isUnsaved: boolean) {
    setShown(values);
    setIsTyped(isUnsaved);
    setIsDraftOffered(false);
    setFormNumber((number) => number + 1);
  }

  async function handleSubmit(values: FormValues) {
    const { error, problems } = await create(readContent(fields, values));
    return error ? problemsOf(error) : problems;
  }

  async function handleDone(isAsSent: boolean) {
    if (isAsSent && isLeaving) setIsTyped(false);
    else if (isAsSent) show(blank, false);
    await onMade?.();
  }

  return (
    <div ref={place} onInput={() => setIsTyped(true)}>
      <Form
        key={formNumber}
        isLong={isLong}
        draft={{
          name: draftName,
          base: { version: 0, values: blank },
          isOffered: isDraftOffered,
          onRestore: ({ values }) => show(values, true),
          onDiscard: () => setIsDraftOffered(false),
        }}
        submitLabel={submitLabel}
        busyLabel="Adding…"
        onSubmit={handleSubmit}
        onDone={handleDone}
        actions={actions}
      >
        <DescribedFields fields={fields} values={shown} />
      </Form>
    </div>
  );
}
