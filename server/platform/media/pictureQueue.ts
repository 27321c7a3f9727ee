import { createWorkQueue } from "../../core/concurrency/workQueue";

/** One picture at a time in the process, from all clients together: unpacked, each takes up to 100 MB. */
export const enqueuePicture = createWorkQueue({ atOnce: 1, maxWaiting: 80, maxWaitMs: 60_000 });
