import type { Services } from "../../../../platform/context";
import type { Transaction } from "../../../../platform/transaction";

export type MeasureWork = Transaction<Pick<Services, "exercises">>;

/** A batch or a run: where a person learns. Exactly one is set. */
export interface Place {
  batchId: string | null;
  runId: string | null;
}

export interface Measure {
  done: number;
  total: number;
}
