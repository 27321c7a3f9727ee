import { createWorkQueue } from "../../core/concurrency/workQueue";

/** One at a time per process: a decoded picture takes up to 100 MB. */
export const enqueuePicture = createWorkQueue({ atOnce: 1, maxWaiting: 80, maxWaitMs: 60_000 });
