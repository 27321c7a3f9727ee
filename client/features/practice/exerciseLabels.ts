import type { ExerciseKind, ExerciseLevel } from "../../apollo/schema.generated";

export const LEVEL_LABELS: Record<ExerciseLevel, string> = {
  BASIC: "Basic",
  MEDIUM: "Medium",
  ADVANCED: "Advanced",
};

export const KIND_LABELS: Record<ExerciseKind, string> = { PYTHON: "Python", SQL: "SQL" };
