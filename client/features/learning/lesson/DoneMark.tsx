import { useApolloClient } from "@apollo/client/react";
import { Check } from "lucide-react";
import { useState } from "react";
import type { DoneBy, LessonKind } from "../../../apollo/schema.generated";
import { messageOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { LitSteps } from "../../../ui/art/LitSteps";
import { Button } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Text } from "../../../ui/layout/Text";
import { showToast } from "../../../ui/overlay/toast";
import { evictContinueLearning } from "./evictContinueLearning";
import { MarkLessonDocument } from "./Lesson.generated";
import { LESSON_KINDS } from "./lessonKinds";

interface DoneMarkProps {
  lesson: {
    id: string;
    kind: LessonKind;
    durationSeconds: number | null;
    progress: { doneBy: `${DoneBy}` | null } | null;
  };
}

function hintOf({ kind, durationSeconds }: DoneMarkProps["lesson"]): string {
  if (!LESSON_KINDS[kind].isVideo) return "Mark it once you’ve finished.";
  return durationSeconds
    ? "It’s marked as done once you’ve watched 90% of it."
    : "The length of this video isn’t known, so mark it yourself.";
}

export function DoneMark({ lesson }: DoneMarkProps) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const doneBy = lesson.progress?.doneBy;
  const [wasDone] = useState(Boolean(doneBy));

  async function handleMark() {
    const input = { referenceId: lesson.id, isDone: !doneBy };
    setIsBusy(true);
    const { error } = await send(client, MarkLessonDocument, { input });
    setIsBusy(false);
    if (error) return showToast("error", messageOf(error));
    evictContinueLearning(client.cache);
  }

  if (doneBy === "WATCHED" || doneBy === "PASSED")
    return (
      <Row as="p" gap="half" tone="teal">
        <LitSteps isNew={!wasDone} /> Done: you {doneBy === "WATCHED" ? "watched" : "passed"} it
      </Row>
    );
  const { doneBy: onlyBy } = LESSON_KINDS[lesson.kind];
  if (onlyBy)
    return (
      <Text size="small" tone="muted">
        {onlyBy}
      </Text>
    );
  return (
    <Row>
      <Button
        aria-pressed={doneBy === "TICKED"}
        isBusy={isBusy}
        icon={doneBy ? <LitSteps size={20} isNew={!wasDone} /> : <Check size={18} aria-hidden />}
        onClick={() => void handleMark()}
      >
        {doneBy ? "Done: you marked it" : "Mark as done"}
      </Button>
      {!doneBy && (
        <Text size="small" tone="muted">
          {hintOf(lesson)}
        </Text>
      )}
    </Row>
  );
}
