import type { Context } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import { findShownRuns } from "../workshops/shownRun";
import { isLiveSql } from "./liveOrder";
import { ordersOf } from "./ordersOf";
import type { Registration } from "./registration.entity";

/** More than anyone has: a bound for the answer. */
export const MAX_LIVE_ORDERS = 100;

/** The viewer's live orders of batches, and of the runs that the pages of workshops and seasons show now. */
export async function findOwnOrders(context: Context): Promise<Registration[]> {
  const { userId } = await signedInActor(context);
  const { manager } = context.dataSource;
  const orders = await ordersOf(context, userId);
  const live = await orders
    .leftJoinAndSelect("registration.run", "run")
    .andWhere(isLiveSql("registration"))
    .orderBy("registration.emailConfirmedAt IS NULL")
    .addOrderBy("registration.createdAt")
    .limit(MAX_LIVE_ORDERS)
    .getMany();
  const parents = live.flatMap(({ run }) => run?.workshopId ?? run?.seasonId ?? []);
  const shown = parents.length > 0 ? await findShownRuns(manager, parents, context.clock.now()) : [];
  return live.filter(({ batchId, runId }) => batchId !== null || shown.some(({ id }) => id === runId));
}
