import type { Services } from "../../graphql/context";
import { LetterState } from "./letter.entity";

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_AT_ONCE = 1000;

/** How long a letter is kept after its end; one that waits has none. Staff have longer to try a dead one again. */
const KEPT_DAYS: Partial<Record<LetterState, number>> = {
  [LetterState.SENT]: 90,
  [LetterState.KEPT]: 90,
  [LetterState.FAILED]: 180,
};

/** The index by state and time leads to them; a few at a time, so that no other work waits for long. */
const FORGET = `
  DELETE FROM letters WHERE id IN (
    SELECT id FROM letters WHERE state = $1 AND queued_at < $2 AND coalesce(sent_at, queued_at) < $2
    ORDER BY queued_at LIMIT ${MOST_AT_ONCE} FOR UPDATE SKIP LOCKED)`;

/** Forgets letters whose time has passed; answers how many. */
export async function sweepLetters({
  dataSource,
  clock,
}: Pick<Services, "dataSource" | "clock">): Promise<number> {
  let forgotten = 0;
  for (const [state, days] of Object.entries(KEPT_DAYS)) {
    const before = new Date(clock.now().getTime() - days * DAY_MS);
    for (let found = MOST_AT_ONCE; found === MOST_AT_ONCE; forgotten += found)
      [, found] = await dataSource.query<[unknown, number]>(FORGET, [state, before]);
  }
  return forgotten;
}
