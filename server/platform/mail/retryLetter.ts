import type { Context } from "../context";
import { Conflict, NotFound } from "../../core/errors";
import { recordAudit } from "../audit/recordAudit";
import { LetterState, OutboxLetter } from "./letter.entity";

/** Puts a letter that failed back among those that wait. */
export async function retryLetter(context: Context, id: string): Promise<OutboxLetter> {
  return context.dataSource.transaction(async (manager) => {
    const { affected } = await manager.update(
      OutboxLetter,
      { id, state: LetterState.FAILED },
      { state: LetterState.QUEUED, attempts: 0, lastError: null, claimedUntil: null },
    );
    if (!affected && !(await manager.existsBy(OutboxLetter, { id }))) throw new NotFound("letter");
    if (!affected) throw new Conflict("This letter did not fail, or somebody has tried it again.");
    await context.jobs.enqueue(manager, { queue: "letters", data: { letterId: id } });
    const letter = await manager.findOneByOrFail(OutboxLetter, { id });
    const { kind } = letter;
    // The log is kept for ever: who it was to, and what about, need not be.
    await recordAudit(
      { manager, services: context },
      {
        action: "retryLetter",
        entity: "Letter",
        entityId: id,
        before: { kind, state: LetterState.FAILED },
        after: { kind, state: LetterState.QUEUED },
      },
    );
    return letter;
  });
}
