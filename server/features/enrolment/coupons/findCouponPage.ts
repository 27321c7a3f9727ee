import type { EntityManager } from "typeorm";
import type { Page, PageArgs } from "../../../core/paging/connection";
import { newestPage } from "../../../core/paging/keysetPage";
import { Coupon } from "./coupon.entity";

export async function findCouponPage(manager: EntityManager, args: PageArgs): Promise<Page<Coupon>> {
  return newestPage(manager.createQueryBuilder(Coupon, "coupon"), "createdAt", args);
}
