import type { RunContentFragment } from "../../../cms/generated/run.generated";
import type { RunRowFragment } from "./Runs.generated";
import { counted } from "../../../format/counted";
import { momentInIndia } from "../../../format/momentInIndia";

export type ShownRun = Omit<RunContentFragment & RunRowFragment, " $fragmentName">;

export function runDate({ startsAt }: { startsAt: string | null }): string {
  return startsAt ? momentInIndia(startsAt) : "No date yet";
}

export function theRun({ startsAt }: { startsAt: string | null }): string {
  return startsAt ? `the run of ${momentInIndia(startsAt)}` : "the run without a date";
}

export function seatsTakenLabel({ seats, seatsTaken }: { seats: number | null; seatsTaken: number }): string {
  return seats === null ? `${counted(seatsTaken, "seat")} taken` : `${seatsTaken} of ${seats} seats taken`;
}
