import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Page } from "../../../core/paging/connection";
import { PageArgs, connectionOf } from "../../../core/paging/connection";
import { Public, Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { AtMost, OncePerDocument } from "../../../graphql/limits";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { writePhone } from "../../../core/text/phone";
import { cancelRegistration } from "./cancelRegistration";
import { confirmAddress } from "../links/confirmAddress";
import {
  eventsByRegistration,
  linePositionByRegistration,
  proofByRegistration,
} from "../registration/enrolment.loaders";
import { findOwnRegistration, requireKey } from "../registration/findRegistration";
import { findRegistrationsOf } from "../staff/findRegistrationPage";
import { areAllTrusted, isAddressTrusted } from "../registration/holds";
import { PaymentProof } from "../registration/paymentProof.entity";
import { Registration, RegistrationState } from "../registration/registration.entity";
import {
  ConfirmAddressInput,
  OwnRegistrationInput,
  StartRegistrationInput,
  SubmitPaymentProofInput,
} from "../registration/registration.inputs";
import { canCancel, canResendConfirmation } from "../registration/registration.policy";
import {
  AddressConfirmed,
  ConfirmationSent,
  StartRegistrationResult,
  SubmitPaymentProofResult,
} from "../registration/registration.results";
import { RegistrationEvent } from "../registration/registrationEvent.entity";
import { resendConfirmation } from "../links/resendConfirmation";
import { startRegistration } from "./startRegistration";
import { submitPaymentProof } from "../payments/submitPaymentProof";

const OwnRegistrationConnection = connectionOf(Registration, "OwnRegistrationConnection");

@Resolver(() => Registration)
export class RegistrationResolver {
  @Public()
  @Query(() => Registration, {
    nullable: true,
    description: "By its secret, or by its id for its account.",
  })
  @OncePerDocument()
  async registration(
    @Arg("secret", () => String, { nullable: true }) secret: string | null,
    @Arg("id", () => GraphQLUUID, { nullable: true }) id: string | null,
    @Ctx() context: Context,
  ): Promise<Registration | null> {
    const which = { secret, registrationId: id };
    await requireKey(context, which);
    return findOwnRegistration(context, which);
  }

  @Public()
  @Query(() => Boolean, {
    description: "Whether people confirm their e-mail address by a link; false without a mail server.",
  })
  confirmsAddresses(@Ctx() context: Context): boolean {
    return !areAllTrusted(context);
  }

  @Authorized(Role.LEARNER)
  @Query(() => OwnRegistrationConnection, {
    description: "The viewer's own, newest first.",
  })
  async viewerRegistrations(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Page<Registration>> {
    const { userId } = await signedInActor(context);
    return findRegistrationsOf(context, userId, page);
  }

  @Public()
  @Mutation(() => StartRegistrationResult, {
    description: "Registers for a workshop, season or batch.",
  })
  async startRegistration(
    @Arg("input", () => StartRegistrationInput) input: StartRegistrationInput,
    @Ctx() context: Context,
  ) {
    return startRegistration(context, input);
  }

  @Public()
  @Mutation(() => AddressConfirmed, {
    description: "Confirms the order's e-mail address by the e-mailed link.",
  })
  async confirmRegistrationAddress(
    @Arg("input", () => ConfirmAddressInput) input: ConfirmAddressInput,
    @Ctx() context: Context,
  ) {
    return confirmAddress(context, input);
  }

  @Public()
  @Mutation(() => ConfirmationSent, {
    description: "Resends the e-mail that confirms the order's address.",
  })
  async resendOrderConfirmation(
    @Arg("input", () => OwnRegistrationInput) input: OwnRegistrationInput,
    @Ctx() context: Context,
  ) {
    return resendConfirmation(context, input);
  }

  @Public()
  @Mutation(() => SubmitPaymentProofResult, {
    description: "Reports or corrects a UTR, a screenshot or both.",
  })
  async submitPaymentProof(
    @Arg("input", () => SubmitPaymentProofInput) input: SubmitPaymentProofInput,
    @Ctx() context: Context,
  ) {
    return submitPaymentProof(context, input);
  }

  @Public()
  @Mutation(() => Registration, { description: "Gives up the seat." })
  async cancelRegistration(
    @Arg("input", () => OwnRegistrationInput) input: OwnRegistrationInput,
    @Ctx() context: Context,
  ) {
    return cancelRegistration(context, input);
  }

  @FieldResolver(() => String, { description: "Formatted, such as +91 90000 00000." })
  phone(@Root() { phone }: Registration): string {
    return writePhone(phone);
  }

  @AtMost(25)
  @FieldResolver(() => [RegistrationEvent], { description: "Its events, oldest first." })
  async timeline(@Root() { id }: Registration, @Ctx() context: Context): Promise<RegistrationEvent[]> {
    return (await eventsByRegistration(context).load(id)) ?? [];
  }

  @FieldResolver(() => Int, { nullable: true, description: "Position in the waiting list, from 1." })
  async placeInLine(@Root() { id, state }: Registration, @Ctx() context: Context): Promise<number | null> {
    if (state !== RegistrationState.WAITING) return null;
    return (await linePositionByRegistration(context).load(id)) ?? null;
  }

  @FieldResolver(() => PaymentProof, { nullable: true })
  async proof(@Root() { id }: Registration, @Ctx() context: Context): Promise<PaymentProof | undefined> {
    return proofByRegistration(context).load(id);
  }

  @FieldResolver(() => Boolean, { description: "Whether its seat has the long hold of a confirmed address." })
  isAddressTrusted(@Root() registration: Registration, @Ctx() context: Context): boolean {
    return isAddressTrusted(context, registration);
  }

  @FieldResolver(() => Boolean)
  canResendConfirmation(@Root() registration: Registration, @Ctx() context: Context): boolean {
    return canResendConfirmation(registration) && !areAllTrusted(context);
  }

  @FieldResolver(() => Boolean)
  canCancel(@Root() registration: Registration): boolean {
    return canCancel(registration);
  }
}

@Resolver(() => PaymentProof)
export class PaymentProofResolver {
  @FieldResolver(() => GraphQLUUID)
  id(@Root() { registrationId }: PaymentProof): string {
    return registrationId;
  }

  @FieldResolver(() => Boolean, { description: "Whether /payment-proofs has a screenshot." })
  hasPicture(@Root() { pictureId }: PaymentProof): boolean {
    return pictureId !== null;
  }
}
