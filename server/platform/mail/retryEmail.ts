import type { Context } from "../context";
import { Conflict, NotFound } from "../../core/errors";
import { recordAudit } from "../audit/recordAudit";
import { EmailState, OutboxEmail } from "./email.entity";

export async function retryEmail(context: Context, id: string): Promise<OutboxEmail> {
  return context.dataSource.transaction(async (manager) => {
    const { affected } = await manager.update(
      OutboxEmail,
      { id, state: EmailState.FAILED },
      { state: EmailState.QUEUED, attempts: 0, lastError: null, claimedUntil: null },
    );
    if (!affected && !(await manager.existsBy(OutboxEmail, { id }))) throw new NotFound("e-mail");
    if (!affected) throw new Conflict("This e-mail didn’t fail, or it has been retried already.");
    await context.jobs.enqueue(manager, { queue: "letters", data: { letterId: id } });
    const email = await manager.findOneByOrFail(OutboxEmail, { id });
    const { kind } = email;
    // The audit log is permanent, so it gets neither address nor subject.
    await recordAudit(
      { manager, services: context },
      {
        action: "retryEmail",
        entity: "Email",
        entityId: id,
        before: { kind, state: EmailState.FAILED },
        after: { kind, state: EmailState.QUEUED },
      },
    );
    return email;
  });
}
