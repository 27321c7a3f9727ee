import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { Invalid } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import type { RecordKind } from "../../../platform/audit/records";
import { createRecord, editRecord, inTransaction } from "../../../platform/audit/records";
import { CouponContent, CouponUnit } from "./coupon.content";
import { Coupon } from "./coupon.entity";
import type { Given } from "../../../core/content/content";
import { contentOf } from "../../../core/content/content";

export const COUPONS: RecordKind<CouponContent, Coupon> = {
  target: Coupon,
  content: CouponContent,
  noun: "coupon",
  taken: { coupons_code_unique: { field: "code", message: "There is a coupon with this code already." } },
};

function refuseTooMuch({ unit, value }: Given<CouponContent>): void {
  if (unit === CouponUnit.PERCENT && value > 100)
    throw new Invalid([{ field: "value", message: "A coupon takes at most 100 percent off." }]);
}

export async function createCoupon(context: Context, input: Given<CouponContent>): Promise<Coupon> {
  refuseTooMuch(input);
  const createdAt = context.clock.now();
  return createRecord(context, COUPONS, { ...contentOf(CouponContent, input), usesTaken: 0, createdAt });
}

async function refuseTooFewUses(
  manager: EntityManager,
  { id, maxUses }: Pick<Coupon, "id"> & Partial<CouponContent>,
): Promise<void> {
  const coupon = await manager.findOne(Coupon, { where: { id }, lock: { mode: "pessimistic_write" } });
  if (typeof maxUses !== "number" || !coupon || coupon.usesTaken <= maxUses) return;
  const message = `It has been used ${coupon.usesTaken} times already.`;
  throw new Invalid([{ field: "maxUses", message }]);
}

export async function updateCoupon(
  context: Context,
  input: Given<CouponContent> & VersionedInput,
): Promise<Coupon> {
  refuseTooMuch(input);
  const changes = contentOf(CouponContent, input);
  return inTransaction(context, COUPONS, async (transaction) => {
    await refuseTooFewUses(transaction.manager, input);
    return editRecord(transaction, COUPONS, { ...input, changes });
  });
}
