import { useSuspenseQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { Notice } from "../../ui/Notice";
import { useViewer } from "../auth/useViewer";
import type { ExerciseEvents } from "../learning/LessonPartsContext";
import { ExerciseDocument } from "./Exercise.generated";
import { ExerciseHead, ExerciseTask } from "./ExerciseTask";
import { Workbench } from "./workbench/Workbench";

/** Calls back when the exercise is passed while the page is open. */
function useOnPass(passedAt: string | null | undefined, onPassed: (() => void) | undefined): void {
  const wasPassed = useRef(Boolean(passedAt));
  const handlePass = useEffectEvent(() => onPassed?.());
  useEffect(() => {
    if (passedAt && !wasPassed.current) handlePass();
    wasPassed.current = Boolean(passedAt);
  }, [passedAt]);
}

interface LessonExerciseProps extends ExerciseEvents {
  slug: string;
}

/** The exercise of a lesson, or of a second in its video. */
export function LessonExercise({ slug, onPassed, onCode }: LessonExerciseProps) {
  const viewer = useViewer();
  const { exercise } = useSuspenseQuery(ExerciseDocument, { variables: { slug } }).data;
  useOnPass(exercise?.viewerProgress?.passedAt, onPassed);
  if (!exercise)
    return (
      <Notice title="This exercise is being edited">
        <p>It’s offline for now. Please come back later.</p>
      </Notice>
    );
  return (
    <Workbench
      key={exercise.id}
      exercise={exercise}
      material={exercise}
      account={viewer?.id ?? null}
      onCode={onCode}
      head={<ExerciseHead exercise={exercise} />}
      task={<ExerciseTask exercise={exercise} isSignedIn={viewer !== null} />}
    />
  );
}
