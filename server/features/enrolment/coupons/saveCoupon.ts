import type { EntityManager } from "typeorm";
import { refuseDuplicates } from "../../../database/conflicts";
import type { Context } from "../../../platform/context";
import { Invalid } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import { deleteVersioned, editVersioned } from "../../../platform/audit/editVersioned";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { CouponContent, CouponUnit } from "./coupon.content";
import { Coupon } from "./coupon.entity";
import { contentOf } from "../../../core/content/content";
import type { CreateCouponInput, UpdateCouponInput } from "./coupon.inputs";

const CODE_TAKEN = {
  coupons_code_unique: { field: "code", message: "There is a coupon with this code already." },
};

function refuseTooMuch({ unit, value }: CouponContent): void {
  if (unit === CouponUnit.PERCENT && value > 100)
    throw new Invalid([{ field: "value", message: "A coupon takes at most 100 percent off." }]);
}

export async function createCoupon(context: Context, input: CreateCouponInput): Promise<Coupon> {
  refuseTooMuch(input);
  const columns = contentOf(CouponContent, input);
  return refuseDuplicates(CODE_TAKEN, () =>
    context.dataSource.transaction(async (manager) => {
      const createdAt = context.clock.now();
      const coupon = await manager.save(
        manager.create(Coupon, { ...columns, usesTaken: 0, version: 1, createdAt }),
      );
      await recordAudit(
        { manager, services: context },
        {
          action: "createCoupon",
          entity: "Coupon",
          entityId: coupon.id,
          after: coupon,
        },
      );
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
  refuseTooMuch(input);
  const changes = contentOf(CouponContent, input);
  return refuseDuplicates(CODE_TAKEN, () =>
    context.dataSource.transaction(async (manager) => {
      await refuseTooFewUses(manager, input);
      return editVersioned(
        { manager, services: context },
        {
          action: "updateCoupon",
          target: Coupon,
          noun: "coupon",
          id: input.id,
          expectedVersion: input.expectedVersion,
          changes,
        },
      );
    }),
  );
}

/** Deletes the coupon; what it took off stays off, and its registrations remember its code. */
export async function deleteCoupon(context: Context, input: VersionedInput): Promise<Coupon> {
  return context.dataSource.transaction((manager) =>
    deleteVersioned(
      { manager, services: context },
      { action: "deleteCoupon", target: Coupon, noun: "coupon", ...input },
    ),
  );
}
