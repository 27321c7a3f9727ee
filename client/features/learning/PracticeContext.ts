import type { ReactNode } from "react";
import { createContext } from "react";
import type { OwnDashQuery } from "./portal/Dash.generated";

export interface ExerciseEvents {
  onPassed?: () => void;
  /** With the code as it is typed, and first as the page has it. */
  onCode?: (code: string) => void;
}

export type DueExercises = OwnDashQuery["viewerDueExercises"];

interface Practice {
  /** An exercise with its editor. */
  drawExercise: (slug: string, events: ExerciseEvents) => ReactNode;
  /** What the learner should practise again today. */
  drawReview: (due: DueExercises) => ReactNode;
}

/** The app provides what belongs to practice, a higher feature. */
export const PracticeContext = createContext<Practice>({ drawExercise: () => null, drawReview: () => null });
