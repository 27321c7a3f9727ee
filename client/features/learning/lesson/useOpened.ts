import { useMutation } from "@apollo/client/react";
import { useEffect } from "react";
import { evictContinueLearning } from "./evictContinueLearning";
import { OpenLessonDocument } from "./Lesson.generated";

/** A text or file counts as opened when its page is shown. */
export function useOpened(referenceId: string): void {
  const [open] = useMutation(OpenLessonDocument, { update: evictContinueLearning });
  useEffect(() => {
    void open({ variables: { referenceId } });
  }, [open, referenceId]);
}
