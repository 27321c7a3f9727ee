import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect } from "react";
import { send } from "../../../apollo/send";
import { evictContinueLearning } from "./evictContinueLearning";
import { OpenLessonDocument } from "./Lesson.generated";

/** Records that the learner opened the lesson; which one to resume is refetched when next shown. */
export function useOpenLesson(referenceId: string): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    void send(client, OpenLessonDocument, { referenceId }).then(() => evictContinueLearning(client.cache));
  }, [client, referenceId]);
}

/** A text or file counts as opened when its page is shown. */
export function useOpened(referenceId: string): void {
  const open = useOpenLesson(referenceId);
  useEffect(open, [open]);
}
