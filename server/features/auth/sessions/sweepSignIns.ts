import { LessThanOrEqual } from "typeorm";
import type { Services } from "../../../platform/context";
import { AccountToken } from "../account/accountToken.entity";
import { Session } from "./session.entity";

/** Forgets the sessions and mailed links that have ended: of people who never came back they would stay for ever. */
export async function sweepSignIns({
  dataSource: { manager },
  clock,
}: Pick<Services, "dataSource" | "clock">): Promise<void> {
  const isOver = LessThanOrEqual(clock.now());
  await manager.delete(Session, [{ idleUntil: isOver }, { endsAt: isOver }]);
  await manager.delete(AccountToken, { expiresAt: isOver });
}
