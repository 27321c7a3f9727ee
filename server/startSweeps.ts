import { sweepSignIns } from "./features/auth/sweepSignIns";
import { sweepMessages } from "./features/contact/sweepMessages";
import { dropAbandonedUploads } from "./features/enrolment/bank/receiveStatement";
import { workOnBankImports } from "./features/enrolment/bank/workOnBankImports";
import { sweepOldOrders } from "./features/enrolment/sweepOldOrders";
import { sweepRegistrations } from "./features/enrolment/sweepRegistrations";
import type { Services } from "./graphql/context";
import { sealAudit } from "./platform/audit/sealAudit";
import type { Log } from "./platform/log";
import { sweepLetters } from "./platform/mail/sweepLetters";
import { sweepPictures } from "./platform/media/sweepPictures";
import { sweepSecurity } from "./platform/security/sweepSecurity";
import { faultsIn } from "./platform/settleAll";
import { sweepEvery } from "./platform/sweepEvery";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What each process does in the background; rows and claims decide who does what, where there are several. */
const SWEEPS: { everyMs: number; work: (services: Services) => Promise<unknown> }[] = [
  { everyMs: DAY_MS, work: sweepPictures },
  { everyMs: DAY_MS, work: sweepLetters },
  { everyMs: DAY_MS, work: sweepSignIns },
  { everyMs: DAY_MS, work: sweepMessages },
  { everyMs: DAY_MS, work: sweepOldOrders },
  { everyMs: DAY_MS, work: sweepSecurity },
  { everyMs: MINUTE_MS, work: sweepRegistrations },
  { everyMs: SECOND_MS, work: workOnBankImports },
  { everyMs: SECOND_MS, work: sealAudit },
  { everyMs: 10 * MINUTE_MS, work: dropAbandonedUploads },
];

/** Begins all sweeps, and logs what goes wrong; answers how to stop them. */
export function startSweeps(services: Services, log: Pick<Log, "error">): () => void {
  const onFault = (fault: unknown) => {
    // One by one: what the log leaves out of an error, it looks for no deeper.
    for (const err of faultsIn(fault)) log.error({ err }, "background work failed");
  };
  const stops = SWEEPS.map(({ everyMs, work }) =>
    sweepEvery({ everyMs, work: () => work(services), onFault }),
  );
  return () => stops.forEach((stop) => stop());
}
