import { Field, Int, ObjectType, createUnionType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { TooManyAttempts } from "../../auth/sessions/auth.results";
import { Registration } from "./registration.entity";

@ObjectType()
export class RegistrationStarted {
  /** Holds a seat; a free one is confirmed once the address is. */
  @Field(() => Registration)
  registration!: Registration;

  @Field(() => String, { description: "Leads back to the registration; for its owner alone." })
  secret!: string;
}

@ObjectType()
export class WaitingListJoined {
  @Field(() => Registration)
  registration!: Registration;

  @Field(() => String, { description: "Leads back to the registration; for its owner alone." })
  secret!: string;
}

/** The way back to the order goes to the address by mail, or to the account that is signed in. */
@ObjectType()
export class AlreadyRegistered {
  @Field(() => String)
  message!: string;

  @Field(() => GraphQLUUID, { nullable: true, description: "Of the order that is the viewer's own." })
  registrationId!: string | null;
}

@ObjectType({ description: "This person holds as many unpaid seats as one may." })
export class TooManyHolds {
  @Field(() => String)
  message!: string;
}

@ObjectType()
export class CouponRefused {
  @Field(() => String)
  message!: string;
}

@ObjectType()
export class NotOpen {
  @Field(() => String)
  message!: string;
}

@ObjectType()
export class InvalidPhone {
  @Field(() => String)
  message!: string;
}

export const StartRegistrationResult = createUnionType({
  name: "StartRegistrationResult",
  types: () =>
    [
      RegistrationStarted,
      WaitingListJoined,
      AlreadyRegistered,
      TooManyHolds,
      CouponRefused,
      NotOpen,
      InvalidPhone,
      TooManyAttempts,
    ] as const,
});

export type Started =
  | RegistrationStarted
  | WaitingListJoined
  | AlreadyRegistered
  | TooManyHolds
  | CouponRefused
  | NotOpen
  | InvalidPhone
  | TooManyAttempts;

@ObjectType()
export class AddressConfirmed {
  /** With its seat held for a day, or confirmed where there is nothing to pay. */
  @Field(() => Registration)
  registration!: Registration;

  @Field(() => String, { description: "Leads back to the registration; for its owner alone." })
  secret!: string;
}

@ObjectType()
export class ConfirmationSent {
  @Field(() => String)
  email!: string;
}

export const ResendConfirmationResult = createUnionType({
  name: "ResendConfirmationResult",
  types: () => [ConfirmationSent, TooManyAttempts] as const,
});

@ObjectType()
export class ProofSubmitted {
  @Field(() => Registration)
  registration!: Registration;
}

/** A payment counts once. */
@ObjectType()
export class UtrTaken {
  @Field(() => String)
  message!: string;
}

export const SubmitPaymentProofResult = createUnionType({
  name: "SubmitPaymentProofResult",
  types: () => [ProofSubmitted, UtrTaken, TooManyAttempts] as const,
});

@ObjectType({ description: "What a place costs, with a coupon if it is good for it." })
export class PriceQuote {
  @Field(() => String, { description: "What it is that costs this." })
  title!: string;

  @Field(() => Boolean, { description: "Whether somebody new would have to wait for a seat." })
  isFull!: boolean;

  @Field(() => Int)
  listRupees!: number;

  @Field(() => Int)
  discountRupees!: number;

  @Field(() => Int)
  amountRupees!: number;

  @Field(() => String, { nullable: true, description: "Why the coupon takes nothing off." })
  couponMessage!: string | null;
}

@ObjectType({ description: "What became of one of the registrations that staff decided." })
export class RegistrationDecided {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => Registration, { nullable: true, description: "As it is now." })
  registration!: Registration | null;

  @Field(() => String, { nullable: true, description: "Why it could not be decided." })
  problem!: string | null;
}
