import { useApolloClient, useQuery } from "@apollo/client/react";
import { Replace } from "lucide-react";
import { useState } from "react";
import { ReplaceVideoInput as limits } from "../../../../apollo/cmsLimits.generated.json";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import { useSend } from "../../../../cms/records/useSend";
import { Button } from "../../../../ui/Button";
import { SelectField, TextField } from "../../../../ui/form/fields";
import { Form } from "../../../../ui/form/Form";
import type { FormValues } from "../../../../ui/form/formValues";
import { Stack } from "../../../../ui/layout/Stack";
import { Dialog } from "../../../../ui/overlay/Dialog";
import { showToast } from "../../../../ui/overlay/toast";
import { VideoLinkField } from "../lessons/VideoLinkField";
import { MoveReferenceDocument, OtherBatchesDocument, ReplaceVideoDocument } from "./ReplaceLesson.generated";

interface Lesson {
  id: string;
  version: number;
  title: string;
  link: string | null;
}

interface PartProps {
  batchId: string;
  lesson: Lesson;
  onDone: () => void;
}

function MoveForm({ batchId, lesson, onDone }: PartProps) {
  const send = useSend();
  const client = useApolloClient();
  const { data, loading } = useQuery(OtherBatchesDocument, { variables: { id: batchId } });
  const others = data?.batch?.course.batches.filter(({ id }) => id !== batchId) ?? [];
  if (!loading && others.length === 0) return <p>This course has no other batch to move the lesson to.</p>;

  async function handleMove({ batch = "" }: FormValues) {
    const stamp = { id: lesson.id, expectedVersion: lesson.version };
    const { data: moved, error } = await send(MoveReferenceDocument, { ...stamp, batchId: batch });
    if (!moved) return refreshAfterConflict(client, error);
    showToast("success", `${lesson.title} is in ${moved.moveReference.batch.name} now.`);
    onDone();
  }

  return (
    <Form submitLabel="Move lesson" busyLabel="Moving…" onSubmit={handleMove}>
      <SelectField
        name="batch"
        label="Move to another batch"
        required
        missing="Please choose a batch."
        hint="It becomes the last lesson there. Progress, notes and questions go along; learners need access to that batch."
      >
        <option value="">{loading ? "Loading…" : "Select Batch"}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </Form>
  );
}

function ReplaceForm({ lesson, onDone }: PartProps) {
  const send = useSend();
  const client = useApolloClient();

  async function handleReplace({ link = "", durationText = "" }: FormValues) {
    const stamp = { id: lesson.id, expectedVersion: lesson.version };
    const { data, error } = await send(ReplaceVideoDocument, { ...stamp, link, durationText });
    if (!data) return refreshAfterConflict(client, error);
    showToast("success", `${lesson.title} has another video now.`);
    onDone();
  }

  return (
    <Form
      submitLabel="Replace video"
      busyLabel="Replacing…"
      draft={{ name: `another video ${lesson.id}` }}
      onSubmit={handleReplace}
    >
      <VideoLinkField
        name="link"
        label="Link of another video"
        required
        limits={limits.link}
        hint="Learners start it from its beginning; who was done stays done. If it is the same video at another address, edit the lesson instead."
      />
      <TextField name="durationText" label="Time Duration" limits={limits.durationText} hint="e.g. 12:45" />
    </Form>
  );
}

/** Moves a lesson, or gives it another video, without losing what learners did. */
export function ReplaceLesson({ batchId, lesson }: Omit<PartProps, "onDone">) {
  const [isOpen, setIsOpen] = useState(false);
  const part = { batchId, lesson, onDone: () => setIsOpen(false) };
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-label={`Move or replace ${lesson.title}`}
        icon={<Replace size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      />
      <Dialog title={`Move or replace ${lesson.title}`} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Stack gap="3">
          {lesson.link && <ReplaceForm {...part} />}
          <MoveForm {...part} />
        </Stack>
      </Dialog>
    </>
  );
}
