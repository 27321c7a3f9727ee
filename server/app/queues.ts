import type { Queue } from "../platform/jobs/queue";
import { queueOf } from "../platform/jobs/queue";
import { collect } from "./features";

export const queues: Queue[] = [...collect("queues").flat(), ...collect("schedules").flat().map(queueOf)];
