import type { RunForm_RunFragment } from "./Runs.generated";

/** A run as the content area shows it. */
export type ShownRun = Omit<RunForm_RunFragment, " $fragmentName">;
