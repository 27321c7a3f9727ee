import { runDate, seatsTakenInWords } from "./runInWords";

interface NextRunFactsProps {
  nextRun: { startsAt: string | null; seats: number | null; seatsTaken: number } | null;
}

/** The date and seats of the run that comes next, in a list of workshops or seasons. */
export function NextRunFacts({ nextRun }: NextRunFactsProps) {
  if (!nextRun) return <span>No next run</span>;
  return (
    <>
      <span>{runDate(nextRun)}</span>
      <span>{seatsTakenInWords(nextRun)}</span>
    </>
  );
}
