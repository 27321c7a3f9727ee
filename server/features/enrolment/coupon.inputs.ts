import { ArrayMaxSize, IsOptional, Matches } from "class-validator";
import { Field, GraphQLISODateTime, InputType, Int } from "type-graphql";
import { versioned } from "../../graphql/inputs";
import { IntBetween, SensibleDate } from "../../graphql/numbers";
import { RequiredText } from "../../graphql/text";
import { GraphQLUUID } from "../../graphql/uuid";
import { CouponUnit } from "./coupon.entity";
import { MAX_COUPON_CODE } from "./registration.inputs";

const MOST_NAMED = 100;

@InputType()
export class CreateCouponInput {
  @Field(() => String, { description: "Letters, digits and hyphens; kept in capitals." })
  @RequiredText(MAX_COUPON_CODE, "Please enter the coupon's code.")
  @Matches(/^\s*[A-Za-z0-9][A-Za-z0-9-]{2,39}\s*$/, {
    message: "Please use 3 to 40 letters, digits and hyphens.",
  })
  code!: string;

  @Field(() => CouponUnit)
  unit!: CouponUnit;

  @Field(() => Int, { description: "1 to 100 percent, or whole rupees." })
  @IntBetween(1, 1_000_000)
  value!: number;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @IsOptional()
  @SensibleDate()
  validFrom?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @IsOptional()
  @SensibleDate()
  validUntil?: Date | null;

  @Field(() => Int, { nullable: true, description: "How often it may be used; null means any number." })
  @IsOptional()
  @IntBetween(1, 1_000_000)
  maxUses?: number | null;

  @Field(() => Boolean, { defaultValue: true })
  isForAll!: boolean;

  @Field(() => Boolean, { defaultValue: false })
  isForBootcamp!: boolean;

  @Field(() => [GraphQLUUID], { defaultValue: [] })
  @ArrayMaxSize(MOST_NAMED)
  workshopIds!: string[];

  @Field(() => [GraphQLUUID], { defaultValue: [], description: "These courses and all their batches." })
  @ArrayMaxSize(MOST_NAMED)
  courseIds!: string[];

  @Field(() => Boolean, { defaultValue: true })
  isActive!: boolean;
}

@InputType()
export class UpdateCouponInput extends versioned(CreateCouponInput) {}
