import type { Services } from "../../platform/context";
import { monthsBefore, SWEPT_AT_ONCE, sweepInBatches } from "../../platform/retention";
import { deleteMessages } from "./eraseMessages";

/** Status changes and replies leave audit events, which count as a message's last change. */
const OLD = `
  SELECT id FROM contact_messages AS message
  WHERE created_at < $1
    AND NOT EXISTS (SELECT 1 FROM audit_events WHERE entity_id = message.id AND at >= $1)
  ORDER BY created_at LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED`;

export async function sweepMessages({
  dataSource,
  clock,
  retention,
}: Pick<Services, "dataSource" | "clock" | "retention">): Promise<void> {
  const before = monthsBefore(clock.now(), (await retention()).messagesKeptMonths);
  await sweepInBatches(() =>
    dataSource.transaction(async (manager) => {
      const old = await manager.query<{ id: string }[]>(OLD, [before]);
      await deleteMessages(
        manager,
        old.map(({ id }) => id),
      );
      return old.length;
    }),
  );
}
