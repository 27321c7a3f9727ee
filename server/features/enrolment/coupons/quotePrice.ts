import type { EntityManager } from "typeorm";
import { CouponUnit } from "./coupon.content";
import { Coupon, CouponState } from "./coupon.entity";
import type { Offering } from "../offerings/offering";
import { OfferingKind } from "../offerings/offering";
import { normaliseCode } from "./normaliseCode";

export interface Quote {
  listRupees: number;
  discountRupees: number;
  amountRupees: number;
  coupon: Coupon | null;
  refusal: string | null;
}

export const REFUSALS = {
  unknown: "This coupon code isn’t valid.",
  ended: "This coupon has ended.",
  usedUp: "This coupon is used up.",
  notForThis: "This coupon doesn’t apply here.",
} as const;

function isFor(coupon: Coupon, offering: Offering): boolean {
  if (coupon.isForAll) return true;
  if (offering.kind === OfferingKind.SEASON) return coupon.isForBootcamp;
  if (offering.kind === OfferingKind.WORKSHOP) return coupon.workshopIds.includes(offering.offeringId);
  return offering.courseId !== null && coupon.courseIds.includes(offering.courseId);
}

export function couponStateAt(coupon: Coupon, now: Date): CouponState {
  const { isActive, validFrom, validUntil, maxUses, usesTaken } = coupon;
  if (!isActive) return CouponState.OFF;
  if (validFrom && validFrom > now) return CouponState.NOT_BEGUN;
  if (validUntil && validUntil <= now) return CouponState.ENDED;
  return maxUses !== null && usesTaken >= maxUses ? CouponState.USED_UP : CouponState.IN_USE;
}

function refusalOf(coupon: Coupon | null, offering: Offering, now: Date): string | null {
  const state = coupon ? couponStateAt(coupon, now) : CouponState.OFF;
  // A future coupon may be a surprise, so respond as if it did not exist.
  if (!coupon || state === CouponState.OFF || state === CouponState.NOT_BEGUN) return REFUSALS.unknown;
  if (state === CouponState.ENDED) return REFUSALS.ended;
  if (!isFor(coupon, offering)) return REFUSALS.notForThis;
  return state === CouponState.USED_UP ? REFUSALS.usedUp : null;
}

/** In whole rupees, at most the price. */
function discountOf({ unit, value }: Coupon, listRupees: number): number {
  const discount = unit === CouponUnit.PERCENT ? Math.round((listRupees * value) / 100) : value;
  return Math.min(listRupees, discount);
}

export async function quotePrice(
  manager: EntityManager,
  { offering, couponCode }: { offering: Offering; couponCode: string | null | undefined },
  now: Date,
): Promise<Quote> {
  const listRupees = offering.priceRupees ?? 0;
  const full = { listRupees, discountRupees: 0, amountRupees: listRupees, coupon: null };
  const code = normaliseCode(couponCode ?? "");
  if (!code) return { ...full, refusal: null };
  const coupon = await manager.findOneBy(Coupon, { code });
  const refusal = refusalOf(coupon, offering, now);
  if (!coupon || refusal) return { ...full, refusal };
  const discountRupees = discountOf(coupon, listRupees);
  return { listRupees, discountRupees, amountRupees: listRupees - discountRupees, coupon, refusal: null };
}

/** Takes one use if any is left; one conditional UPDATE avoids a race. */
export async function takeCouponUse(manager: EntityManager, couponId: string): Promise<boolean> {
  const [, taken] = await manager.query<[unknown, number]>(
    `UPDATE coupons SET uses_taken = uses_taken + 1
     WHERE id = $1 AND is_active AND (max_uses IS NULL OR uses_taken < max_uses)`,
    [couponId],
  );
  return taken === 1;
}

export async function returnCouponUse(manager: EntityManager, couponId: string): Promise<void> {
  await manager.query("UPDATE coupons SET uses_taken = greatest(uses_taken - 1, 0) WHERE id = $1", [
    couponId,
  ]);
}
