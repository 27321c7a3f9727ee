import type { Submission_SubmissionFragment } from "../workbench/Workbench.generated";

type Verdict = NonNullable<Submission_SubmissionFragment["verdict"]>;
type Result = Verdict["results"][number];

/** Of the server, or of the browser. */
export type TestResultView = Omit<Result, "__typename" | "place"> & {
  place: Pick<NonNullable<Result["place"]>, "line" | "values"> | null;
};
