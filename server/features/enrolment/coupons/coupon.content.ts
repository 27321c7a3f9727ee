import { Matches } from "class-validator";
import { Authorized, InputType, ObjectType, registerEnumType } from "type-graphql";
import { Index } from "typeorm";
import {
  ChoiceField,
  FlagField,
  IdsField,
  MomentField,
  NumberField,
  TextField,
} from "../../../core/content/fields";
import { Above } from "../../../core/content/numbers";
import { Role } from "../../../core/authorization";
import { normaliseCode } from "./normaliseCode";

export const MAX_COUPON_CODE = 40;
const MAX_NAMED = 100;

export enum CouponUnit {
  PERCENT = "PERCENT",
  RUPEES = "RUPEES",
}

registerEnumType(CouponUnit, { name: "CouponUnit" });

@ObjectType()
@InputType()
export class CouponContent {
  @Index("coupons_code_unique", { unique: true })
  @TextField({
    max: MAX_COUPON_CODE,
    missing: "Please enter the coupon's code.",
    canonical: normaliseCode,
    description: "Letters, digits and hyphens; stored in capitals.",
  })
  @Matches(/^\s{0,40}[A-Za-z0-9][A-Za-z0-9-]{2,39}\s{0,40}$/, {
    message: "Please use 3 to 40 letters, digits and hyphens.",
  })
  code!: string;

  @ChoiceField(() => CouponUnit)
  unit!: CouponUnit;

  @NumberField({ min: 1, max: 1_000_000, description: "1 to 100 percent, or whole rupees." })
  value!: number;

  @MomentField({ nullable: true })
  validFrom!: Date | null;

  @Above("validFrom", "A coupon can’t end before it begins.")
  @MomentField({ nullable: true })
  validUntil!: Date | null;

  @NumberField({
    nullable: true,
    min: 1,
    max: 1_000_000,
    description: "Maximum number of uses; null means unlimited.",
  })
  maxUses!: number | null;

  /** If false, it is valid for the items below only. */
  @FlagField({ defaultValue: true })
  isForAll!: boolean;

  @FlagField({ description: "For every season of the bootcamp." })
  isForBootcamp!: boolean;

  @IdsField({ maxItems: MAX_NAMED })
  workshopIds!: string[];

  @IdsField({ maxItems: MAX_NAMED, description: "For these courses and all their batches." })
  courseIds!: string[];

  @FlagField({ defaultValue: true })
  isActive!: boolean;

  @Authorized(Role.ADMIN)
  @TextField({ max: 500, nullable: true, description: "Why it exists and who agreed to it, in lines." })
  note!: string | null;
}
