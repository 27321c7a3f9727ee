import type { ValidationArguments } from "class-validator";
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsOptional,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from "class-validator";
import { Field, InputType, registerEnumType } from "type-graphql";
import { readUtr } from "../../../core/text/utr";
import { VersionedInput } from "../../../core/content/inputs";
import { OptionalText, RequiredText } from "../../../core/content/text";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { EmailField, PersonNameField } from "../../auth/account/account.fields";
import { OfferingKind } from "../offerings/offering";
import { RegistrationState } from "./registration.entity";
import { MAX_COUPON_CODE } from "../coupons/coupon.content";

const MAX_SECRET = 64;
const MAX_REASON = 500;
const MAX_PASTED = 300;
const MAX_SEARCH = 120;
const MAX_DECIDED_AT_ONCE = 50;

@InputType()
export class StartRegistrationInput {
  @Field(() => OfferingKind)
  kind!: OfferingKind;

  @Field(() => GraphQLUUID, { description: "Id of the workshop, season or batch." })
  offeringId!: string;

  @PersonNameField()
  name!: string;

  @EmailField()
  email!: string;

  @Field(() => String, { description: "An Indian number, or any number with a country code." })
  @RequiredText(40, "Please enter your phone number.")
  phone!: string;

  @Field(() => String, { nullable: true })
  @OptionalText(MAX_COUPON_CODE)
  couponCode?: string | null;

  @Field(() => String, {
    description:
      "Idempotency key: at least 128 random bits from the caller. A retry returns the same registration.",
  })
  @Matches(/^[\w-]{22,64}$/, { message: "Please send a key of 22 to 64 letters and digits." })
  idempotencyKey!: string;
}

/** Secret, or id with its account's session. */
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

function isUtr(typed: unknown): boolean {
  return typeof typed === "string" && "utr" in readUtr(typed);
}

function utrProblem(refused?: ValidationArguments): string {
  const read = readUtr(String(refused?.value));
  return "problem" in read ? read.problem : "";
}

@InputType()
export class SubmitPaymentProofInput extends OwnRegistrationInput {
  @Field(() => String, {
    nullable: true,
    description: "The payment's UTR: 12 digits in any script, with or without words around them.",
  })
  @IsOptional()
  @ValidateBy({ name: "utr", validator: { validate: isUtr, defaultMessage: utrProblem } })
  @MaxLength(MAX_PASTED, { message: "Please paste only the line with the UTR." })
  utr?: string | null;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description: "Id of a screenshot uploaded to /payment-proofs; omit it to keep the current one.",
  })
  pictureId?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: "Removes the current screenshot." })
  isPictureRemoved!: boolean;
}

export enum RegistrationDecision {
  APPROVE = "APPROVE",
  REJECT = "REJECT",
  REINSTATE = "REINSTATE",
  SEND_LINK = "SEND_LINK",
}

registerEnumType(RegistrationDecision, {
  name: "RegistrationDecision",
  valuesConfig: {
    REINSTATE: { description: "Confirms an ended registration if a seat is free." },
    SEND_LINK: { description: "Sends the link that confirms the address again." },
  },
});

@InputType()
export class DecidedRegistrationInput extends VersionedInput {}

@InputType()
export class DecideRegistrationInput {
  @Field(() => [DecidedRegistrationInput], { description: `At most ${MAX_DECIDED_AT_ONCE} at a time.` })
  @ArrayMinSize(1, { message: "Please choose a registration." })
  @ArrayMaxSize(MAX_DECIDED_AT_ONCE, { message: `Please choose at most ${MAX_DECIDED_AT_ONCE} at a time.` })
  @ValidateNested({ each: true })
  registrations!: DecidedRegistrationInput[];

  @Field(() => RegistrationDecision)
  decision!: RegistrationDecision;

  @Field(() => String, { nullable: true, description: "Required to reject; shown to the person." })
  @OptionalText(MAX_REASON)
  reason?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "A final rejection frees the seat; otherwise the person can correct the proof for a day.",
  })
  isFinal!: boolean;
}

@InputType({ description: "Which registrations, as in the list of staff." })
export class SendRegistrationLinksInput {
  @Field(() => RegistrationState, { nullable: true })
  state?: RegistrationState | null;

  @Field(() => GraphQLUUID, { nullable: true })
  offeringId?: string | null;

  @Field(() => String, { nullable: true })
  @OptionalText(MAX_SEARCH)
  search?: string | null;
}

@InputType()
export class InviteWaitingInput {
  @Field(() => GraphQLUUID)
  runId!: string;
}

@InputType()
export class MoveToOfferingInput extends VersionedInput {
  @Field(() => GraphQLUUID, { description: "Id of the other batch or run." })
  offeringId!: string;
}

@InputType()
export class CancelRegistrationByStaffInput extends DecidedRegistrationInput {
  @Field(() => String, { description: "Shown to the person." })
  @RequiredText(MAX_REASON, "Please say why.")
  reason!: string;
}
