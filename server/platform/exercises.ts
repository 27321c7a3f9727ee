import type { EntityManager } from "typeorm";

export interface OwnPasses {
  userId: string;
  exerciseIds: string[];
}

export interface WantedPasses {
  exerciseIds: string[];
  userIds: string[];
  /** Whether passes of people who had seen the solution count. */
  countsGivenUp: boolean;
}

/** A port: exercises are a floor above lessons and bootcamp questions, which name them. */
export interface Exercises {
  /** Those of the ids that are no exercise. The others cannot be deleted until the transaction ends. */
  findMissing: (manager: EntityManager, ids: string[]) => Promise<string[]>;
  /** When the person first passed it; null if not yet. */
  passedAt: (manager: EntityManager, userId: string, exerciseId: string) => Promise<Date | null>;
  /** Those of the ids that are published. */
  findPublished: (manager: EntityManager, ids: string[]) => Promise<Set<string>>;
  /** Which of these exercises each person passed. */
  findPasses: (manager: EntityManager, wanted: WantedPasses) => Promise<OwnPasses[]>;
}
