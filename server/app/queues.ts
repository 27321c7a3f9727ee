import type { Queue } from "../platform/jobs/queue";
import { queueOf } from "../platform/jobs/queue";
import { collect } from "./features";

/** All background work: the features' queues, and one for each schedule. */
export const queues: Queue[] = [...collect("queues").flat(), ...collect("schedules").flat().map(queueOf)];
