import type { Services } from "../../../platform/context";
import type { Transaction } from "../../../platform/transaction";
import type { CertificateRuleContent } from "./certificateRule.content";

export type MeasureWork = Transaction<Pick<Services, "exercises">>;

/** A batch or a run: where a person learns. Exactly one is set. */
export interface Place {
  batchId: string | null;
  runId: string | null;
}

export interface Measured {
  rule: Pick<CertificateRuleContent, "lessonEvidence" | "countsGivenUp">;
  place: Place;
  userIds: string[];
}

/** How often a learner did what. */
export interface Proofs {
  watched: number;
  marked: number;
  attended: number;
  passed: number;
}

export interface Measure {
  done: number;
  total: number;
  proofs: Partial<Proofs>;
}
