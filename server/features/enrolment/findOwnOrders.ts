import type { Context } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import { User } from "../auth/user.entity";
import { findShownRuns } from "../workshops/shownRun";
import { areAllTrusted } from "./holds";
import { isLiveSql, isOwnersSql } from "./liveOrder";
import { Registration } from "./registration.entity";

/** More than anyone has: a bound for the answer. */
export const MAX_LIVE_ORDERS = 100;

/**
 * The viewer's live orders of batches, and of the runs that the pages of workshops and seasons show now. A stranger's
 * order for the viewer's address would hide the form from them: an account with a verified address is given those too.
 */
export async function findOwnOrders(context: Context): Promise<Registration[]> {
  const { userId } = await signedInActor(context);
  const { manager } = context.dataSource;
  const viewer = await manager.findOneBy(User, { id: userId });
  const live = await manager
    .createQueryBuilder(Registration, "registration")
    .leftJoinAndSelect("registration.run", "run")
    .where({ userId })
    .andWhere(isLiveSql("registration"))
    .andWhere(isOwnersSql("registration", ":isEach"), {
      isEach: !viewer?.emailVerifiedAt || areAllTrusted(context),
    })
    .orderBy("registration.emailConfirmedAt IS NULL")
    .addOrderBy("registration.createdAt")
    .limit(MAX_LIVE_ORDERS)
    .getMany();
  const parents = live.flatMap(({ run }) => run?.workshopId ?? run?.seasonId ?? []);
  const shown = parents.length > 0 ? await findShownRuns(manager, parents, context.clock.now()) : [];
  return live.filter(({ batchId, runId }) => batchId !== null || shown.some(({ id }) => id === runId));
}
