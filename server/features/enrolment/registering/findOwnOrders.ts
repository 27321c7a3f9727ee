import type { SelectQueryBuilder } from "typeorm";
import { IsNull, Not } from "typeorm";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { findVisibleRuns } from "../../workshops/runs/visibleRun";
import { isLiveSql } from "../registration/liveOrder";
import { ordersOf } from "../registration/ordersOf";
import type { Registration } from "../registration/registration.entity";
import { RegistrationState } from "../registration/registration.entity";

export const MAX_LIVE_ORDERS = 100;

async function readLive(context: Context): Promise<SelectQueryBuilder<Registration>> {
  const { userId } = await signedInActor(context);
  const orders = await ordersOf(context, userId);
  return orders
    .leftJoinAndSelect("registration.run", "run")
    .andWhere(isLiveSql("registration"))
    .limit(MAX_LIVE_ORDERS);
}

async function shownRunsOf({ dataSource, clock }: Context, orders: Registration[]): Promise<Set<string>> {
  const parents = orders.flatMap(({ run }) => run?.workshopId ?? run?.seasonId ?? []);
  if (parents.length === 0) return new Set();
  const shown = await findVisibleRuns(dataSource.manager, parents, clock.now());
  return new Set(shown.map(({ id }) => id));
}

export async function findOwnOrders(context: Context): Promise<Registration[]> {
  const live = await readLive(context);
  const orders = await live
    .orderBy("registration.emailConfirmedAt IS NULL")
    .addOrderBy("registration.createdAt")
    .getMany();
  const shown = await shownRunsOf(context, orders);
  return orders.filter(({ runId }) => runId === null || shown.has(runId));
}

export async function findSeatsInOtherRuns(context: Context): Promise<Registration[]> {
  const live = await readLive(context);
  const seats = await live
    .andWhere({ state: RegistrationState.CONFIRMED, runId: Not(IsNull()) })
    .orderBy("run.startsAt", "DESC", "NULLS LAST")
    .getMany();
  const shown = await shownRunsOf(context, seats);
  return seats.filter(({ runId }) => runId !== null && !shown.has(runId));
}
