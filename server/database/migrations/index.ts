import { LearningCore1763683200000 } from "./1763683200000-LearningCore";

/** In the order in which they run. */
export const migrations = [LearningCore1763683200000];
