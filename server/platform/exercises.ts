import type { EntityManager } from "typeorm";

export interface ExerciseCount {
  userId: string;
  passed: number;
}

/** A port: exercises are a floor above lessons and bootcamp questions, which name them. */
export interface Exercises {
  /** Those of the ids that are no exercise. The others cannot be deleted until the transaction ends. */
  findMissing: (manager: EntityManager, ids: string[]) => Promise<string[]>;
  /** When the person first passed it; null if not yet. */
  passedAt: (manager: EntityManager, userId: string, exerciseId: string) => Promise<Date | null>;
  /** How many of these published exercises each person passed, and how many there are. */
  countPassed: (
    manager: EntityManager,
    exerciseIds: string[],
    userIds: string[],
  ) => Promise<{ total: number; people: ExerciseCount[] }>;
}
