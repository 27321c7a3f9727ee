import { LearningCore1763683200000 } from "./1763683200000-LearningCore";
import { AuditOrder1763683300000 } from "./1763683300000-AuditOrder";

/** In the order in which they run. */
export const migrations = [LearningCore1763683200000, AuditOrder1763683300000];
