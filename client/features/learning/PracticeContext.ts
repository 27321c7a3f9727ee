import type { ReactNode } from "react";
import { createContext } from "react";

export interface ExerciseEvents {
  onPassed?: () => void;
  /** With the code as it is typed, and first as the page has it. */
  onCode?: (code: string) => void;
}

interface Practice {
  /** An exercise with its editor. */
  drawExercise: (slug: string, events: ExerciseEvents) => ReactNode;
  /** What the learner should practise again today. */
  drawReview: () => ReactNode;
}

/** The app provides what belongs to practice, a higher feature. */
export const PracticeContext = createContext<Practice>({ drawExercise: () => null, drawReview: () => null });
