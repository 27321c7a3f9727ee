import type { EntityManager } from "typeorm";
import { refuseDuplicates } from "../../database/conflicts";
import type { Context } from "../../graphql/context";
import { Invalid } from "../../graphql/errors";
import type { VersionedInput } from "../../graphql/inputs";
import { deleteVersioned, editVersioned } from "../../platform/audit/editVersioned";
import { recordAudit } from "../../platform/audit/recordAudit";
import { Coupon, CouponUnit } from "./coupon.entity";
import type { CreateCouponInput, UpdateCouponInput } from "./coupon.inputs";
import { normaliseCode } from "./quotePrice";

const CODE_TAKEN = {
  coupons_code_unique: { field: "code", message: "There is a coupon with this code already." },
};

function columnsOf(input: CreateCouponInput) {
  if (input.unit === CouponUnit.PERCENT && input.value > 100)
    throw new Invalid([{ field: "value", message: "A coupon takes at most 100 percent off." }]);
  if (input.validFrom && input.validUntil && input.validUntil <= input.validFrom)
    throw new Invalid([{ field: "validUntil", message: "A coupon cannot end before it begins." }]);
  return {
    code: normaliseCode(input.code),
    unit: input.unit,
    value: input.value,
    validFrom: input.validFrom ?? null,
    validUntil: input.validUntil ?? null,
    maxUses: input.maxUses ?? null,
    isForAll: input.isForAll,
    isForBootcamp: input.isForBootcamp,
    workshopIds: input.workshopIds,
    courseIds: input.courseIds,
    isActive: input.isActive,
  };
}

export async function createCoupon(context: Context, input: CreateCouponInput): Promise<Coupon> {
  const columns = columnsOf(input);
  return refuseDuplicates(CODE_TAKEN, () =>
    context.dataSource.transaction(async (manager) => {
      const createdAt = context.clock.now();
      const coupon = await manager.save(
        manager.create(Coupon, { ...columns, usesTaken: 0, version: 1, createdAt }),
      );
      await recordAudit(manager, context, {
        action: "createCoupon",
        entity: "Coupon",
        entityId: coupon.id,
        after: coupon,
      });
      return coupon;
    }),
  );
}

async function refuseTooFewUses(
  manager: EntityManager,
  { id, maxUses }: Pick<UpdateCouponInput, "id" | "maxUses">,
): Promise<void> {
  const coupon = await manager.findOne(Coupon, { where: { id }, lock: { mode: "pessimistic_write" } });
  if (typeof maxUses !== "number" || !coupon || coupon.usesTaken <= maxUses) return;
  const message = `It has been used ${coupon.usesTaken} times already.`;
  throw new Invalid([{ field: "maxUses", message }]);
}

export async function updateCoupon(context: Context, input: UpdateCouponInput): Promise<Coupon> {
  const changes = columnsOf(input);
  return refuseDuplicates(CODE_TAKEN, () =>
    context.dataSource.transaction(async (manager) => {
      await refuseTooFewUses(manager, input);
      return editVersioned(manager, context, {
        action: "updateCoupon",
        target: Coupon,
        noun: "coupon",
        id: input.id,
        expectedVersion: input.expectedVersion,
        changes,
      });
    }),
  );
}

/** Deletes the coupon; what it took off stays off, and its registrations remember its code. */
export async function deleteCoupon(context: Context, input: VersionedInput): Promise<Coupon> {
  return context.dataSource.transaction((manager) =>
    deleteVersioned(manager, context, { action: "deleteCoupon", target: Coupon, noun: "coupon", ...input }),
  );
}
