import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { refetchActive } from "../../../apollo/refetchActive";
import { LessonQuestionsDocument } from "./LessonQuestions.generated";
import { QuestionThreadDocument } from "./QuestionThread.generated";

const EVERY_MS = 60_000;
/** A page that nobody uses stops asking, so that it keeps no session alive. */
const IDLE_MS = 10 * 60_000;
const SIGNS = ["pointerdown", "keydown", "scroll"] as const;

/** Refetches when the page is focused, and each minute while it is in use. */
export function useFreshQuestions(): void {
  const client = useApolloClient();
  useEffect(() => {
    let usedAt = performance.now();
    const read = () => void refetchActive(client, [LessonQuestionsDocument, QuestionThreadDocument]);
    const handleSign = () => {
      usedAt = performance.now();
    };
    const handleVisible = () => {
      if (document.visibilityState !== "visible") return;
      handleSign();
      read();
    };
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && performance.now() - usedAt < IDLE_MS) read();
    }, EVERY_MS);
    SIGNS.forEach((sign) => addEventListener(sign, handleSign, { passive: true }));
    document.addEventListener("visibilitychange", handleVisible);
    addEventListener("focus", handleVisible);
    return () => {
      clearInterval(timer);
      SIGNS.forEach((sign) => removeEventListener(sign, handleSign));
      document.removeEventListener("visibilitychange", handleVisible);
      removeEventListener("focus", handleVisible);
    };
  }, [client]);
}
