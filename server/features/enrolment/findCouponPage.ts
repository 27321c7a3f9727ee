import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../graphql/connection";
import { decodeCursor, isTimestamp, toPage } from "../../graphql/connection";
import { Coupon } from "./coupon.entity";

/** A page of all coupons, the newest first. */
export async function findCouponPage(
  manager: EntityManager,
  { first, after }: PageArgs,
): Promise<Page<Coupon>> {
  const cursor = decodeCursor(after, isTimestamp);
  const query = manager
    .createQueryBuilder(Coupon, "coupon")
    .orderBy("coupon.createdAt", "DESC")
    .addOrderBy("coupon.id", "DESC")
    .take(first + 1);
  if (cursor) query.where("(coupon.createdAt, coupon.id) < (:at, :id)", { at: cursor.sort, id: cursor.id });
  return toPage(await query.getMany(), first, ({ createdAt, id }) => ({ sort: createdAt.toISOString(), id }));
}
