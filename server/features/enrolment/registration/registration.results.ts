import { Field, ObjectType, createUnionType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { Registration } from "./registration.entity";

@ObjectType()
export class RegistrationStarted {
  /** A free seat is confirmed once the address is. */
  @Field(() => Registration)
  registration!: Registration;

  @Field(() => String, { description: "Opens the registration; for its owner only." })
  secret!: string;
}

@ObjectType()
export class WaitingListJoined {
  @Field(() => Registration)
  registration!: Registration;

  @Field(() => String, { description: "Opens the registration; for its owner only." })
  secret!: string;
}

/** Only the address's mailbox or the signed-in account gets the order's link. */
@ObjectType()
export class AlreadyRegistered {
  @Field(() => String)
  message!: string;

  @Field(() => GraphQLUUID, { nullable: true, description: "Set if the order is the viewer's own." })
  registrationId!: string | null;
}

@ObjectType({ description: "This person has reached the limit of unpaid seats." })
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
    ] as const,
});

export type Started =
  | RegistrationStarted
  | WaitingListJoined
  | AlreadyRegistered
  | TooManyHolds
  | CouponRefused
  | NotOpen
  | InvalidPhone;

@ObjectType()
export class AddressConfirmed {
  /** Its seat is held for a day, or confirmed if free of charge. */
  @Field(() => Registration)
  registration!: Registration;

  @Field(() => String, { description: "Opens the registration; for its owner only." })
  secret!: string;
}

@ObjectType()
export class ConfirmationSent {
  @Field(() => String)
  email!: string;
}

@ObjectType()
export class ProofSubmitted {
  @Field(() => Registration)
  registration!: Registration;
}

@ObjectType()
export class UtrTaken {
  @Field(() => String)
  message!: string;
}

export const SubmitPaymentProofResult = createUnionType({
  name: "SubmitPaymentProofResult",
  types: () => [ProofSubmitted, UtrTaken] as const,
});

@ObjectType({ description: "The outcome of one decision of staff." })
export class RegistrationDecided {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => Registration, { nullable: true, description: "The registration after the decision." })
  registration!: Registration | null;

  @Field(() => String, { nullable: true, description: "Why the decision failed." })
  problem!: string | null;
}
