import type { TraceStep } from "../../../../labs/engine/jobs";
import type { Submission_SubmissionFragment } from "../workbench/Workbench.generated";

type Verdict = NonNullable<Submission_SubmissionFragment["verdict"]>;

/** Of the server, or of the browser, which knows more. */
export type TestResultView = Omit<Verdict["results"][number], "__typename"> & {
  /** Python's or PostgreSQL's own. */
  hint?: string | undefined;
  /** Where code that was stopped still was. */
  place?: TraceStep | undefined;
};
