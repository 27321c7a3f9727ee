import { useApolloClient } from "@apollo/client/react";
import { use } from "react";
import { refetchActive } from "../../../apollo/refetchActive";
import { Notice } from "../../../ui/Notice";
import { LessonPartsContext } from "../LessonPartsContext";
import { LessonDocument } from "./Lesson.generated";
import { useOpened } from "./useOpened";

interface ExerciseLessonProps {
  lesson: { id: string; exercise: { slug: string } | null };
  onCode: (code: string) => void;
}

export function ExerciseLesson({ lesson: { id, exercise }, onCode }: ExerciseLessonProps) {
  const client = useApolloClient();
  const { drawExercise } = use(LessonPartsContext);
  useOpened(id);
  if (!exercise)
    return (
      <Notice title="This exercise is being edited">
        <p>It’s offline for now. Please come back later.</p>
      </Notice>
    );
  return drawExercise(exercise.slug, {
    onPassed: () => void refetchActive(client, [LessonDocument]),
    onCode,
  });
}
