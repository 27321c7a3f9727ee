import { LearningCore1763683200000 } from "./1763683200000-LearningCore";
import { SiteContent1763683500000 } from "./1763683500000-SiteContent";

/** In the order in which they run. */
export const migrations = [LearningCore1763683200000, SiteContent1763683500000];
