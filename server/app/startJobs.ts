import { faultsIn } from "../core/concurrency/settleAll";
import type { Log } from "../core/log";
import type { Services } from "../platform/context";
import { sweepEvery } from "../platform/jobs/sweepEvery";
import { collect } from "./features";

/** Starts all background jobs, and logs what goes wrong; returns how to stop them. */
export function startJobs(services: Services, log: Pick<Log, "error">): () => void {
  const onFault = (fault: unknown) => {
    // One by one: the log redacts an error itself, not errors inside it.
    for (const err of faultsIn(fault)) log.error({ err }, "background work failed");
  };
  const stops = collect("jobs")
    .flat()
    .map(({ everyMs, work }) => sweepEvery({ everyMs, work: () => work(services), onFault }));
  return () => stops.forEach((stop) => stop());
}
