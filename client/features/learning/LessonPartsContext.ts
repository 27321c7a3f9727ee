import type { ReactNode, RefObject } from "react";
import { createContext } from "react";
import type { PlayerRef } from "./lesson/PlayerHandle";

export interface ExerciseEvents {
  onPassed?: () => void;
  /** With the code as it is typed, and first as the page has it. */
  onCode?: (code: string) => void;
}

export interface LessonPanelsProps {
  lessonId: string;
  player: PlayerRef;
  /** What the learner wrote in an exercise of this lesson; null without one. */
  code: RefObject<string | null>;
}

interface LessonParts {
  /** An exercise with its editor. */
  drawExercise: (slug: string, events: ExerciseEvents) => ReactNode;
  /** Questions and notes of a lesson. */
  drawPanels: (props: LessonPanelsProps) => ReactNode;
}

const nothing = () => null;

/** The app provides what belongs to practice and discussion, higher features. */
export const LessonPartsContext = createContext<LessonParts>({
  drawExercise: nothing,
  drawPanels: nothing,
});
