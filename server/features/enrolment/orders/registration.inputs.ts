import { ArrayMaxSize, ArrayMinSize, IsOptional, Matches, MaxLength, ValidateNested } from "class-validator";
import { Field, InputType, registerEnumType } from "type-graphql";
import { VersionedInput } from "../../../core/content/inputs";
import { OptionalText, RequiredText } from "../../../core/content/text";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { EmailField, PersonNameField } from "../../auth/account/account.fields";
import { OfferingKind } from "./offering";
import { MAX_COUPON_CODE } from "../coupons/coupon.content";

const MAX_SECRET = 64;
const MAX_REASON = 500;
const MAX_DECIDED_AT_ONCE = 50;

@InputType()
export class StartRegistrationInput {
  @Field(() => OfferingKind)
  kind!: OfferingKind;

  @Field(() => GraphQLUUID, { description: "Of the workshop, season or batch." })
  offeringId!: string;

  @PersonNameField()
  name!: string;

  @EmailField()
  email!: string;

  @Field(() => String, { description: "An Indian number, or any with its country's code." })
  @RequiredText(40, "Please enter your phone number.")
  phone!: string;

  @Field(() => String, { nullable: true })
  @OptionalText(MAX_COUPON_CODE)
  couponCode?: string | null;

  @Field(() => String, {
    description:
      "128 random bits or more, made by the caller: sent again, it is answered the same registration.",
  })
  @Matches(/^[\w-]{22,64}$/, { message: "Please send a key of 22 to 64 letters and digits." })
  idempotencyKey!: string;
}

/** By its secret, or by its id for the account that it belongs to. */
@InputType()
export class OwnRegistrationInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxLength(MAX_SECRET)
  secret?: string | null;

  @Field(() => GraphQLUUID, { nullable: true })
  registrationId?: string | null;
}

@InputType()
export class ConfirmAddressInput {
  @Field(() => GraphQLUUID)
  registrationId!: string;

  @Field(() => String, { description: "From the link in the e-mail." })
  @MaxLength(MAX_SECRET)
  token!: string;
}

@InputType()
export class SubmitPaymentProofInput extends OwnRegistrationInput {
  @Field(() => String, {
    nullable: true,
    description: "The 12 digits of the payment's UTR, in any script; blanks do not matter.",
  })
  @IsOptional()
  @Matches(/^\s*$|^\s*(\p{Nd}\s*){12}$/u, { message: "A UTR has exactly 12 digits." })
  @MaxLength(40, { message: "A UTR has exactly 12 digits." })
  utr?: string | null;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description: "Of a screenshot that was sent to /payment-proofs before; left out, the one before stays.",
  })
  pictureId?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: "Whether the screenshot of before goes." })
  isPictureRemoved!: boolean;
}

export enum RegistrationDecision {
  APPROVE = "APPROVE",
  REJECT = "REJECT",
  REINSTATE = "REINSTATE",
}

registerEnumType(RegistrationDecision, {
  name: "RegistrationDecision",
  valuesConfig: { REINSTATE: { description: "Confirms one that has ended, if a place is free." } },
});

@InputType()
export class DecidedRegistrationInput extends VersionedInput {}

@InputType()
export class DecideRegistrationInput {
  @Field(() => [DecidedRegistrationInput], { description: `At most ${MAX_DECIDED_AT_ONCE} at once.` })
  @ArrayMinSize(1, { message: "Please choose a registration." })
  @ArrayMaxSize(MAX_DECIDED_AT_ONCE, { message: `Please choose at most ${MAX_DECIDED_AT_ONCE} at once.` })
  @ValidateNested({ each: true })
  registrations!: DecidedRegistrationInput[];

  @Field(() => RegistrationDecision)
  decision!: RegistrationDecision;

  @Field(() => String, { nullable: true, description: "Needed to reject; the person reads it." })
  @OptionalText(MAX_REASON)
  reason?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "A final rejection gives the seat, if it has one, to the next; else the proof may be corrected for a day.",
  })
  isFinal!: boolean;
}

@InputType()
export class InviteWaitingInput {
  @Field(() => GraphQLUUID)
  runId!: string;
}

@InputType()
export class CancelRegistrationByStaffInput extends DecidedRegistrationInput {
  @Field(() => String, { description: "The person reads it." })
  @RequiredText(MAX_REASON, "Please say why.")
  reason!: string;
}
