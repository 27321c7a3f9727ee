import { LessThanOrEqual } from "typeorm";
import type { Services } from "../../../platform/context";
import { AccountToken } from "../account/accountToken.entity";
import { Session } from "./session.entity";

/** Deletes expired sessions and links of people who never return. */
export async function sweepSignIns({
  dataSource: { manager },
  clock,
}: Pick<Services, "dataSource" | "clock">): Promise<void> {
  const isOver = LessThanOrEqual(clock.now());
  await manager.delete(Session, [{ idleUntil: isOver }, { endsAt: isOver }]);
  await manager.delete(AccountToken, { expiresAt: isOver });
}
