import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Role } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { VersionedInput } from "../../../core/content/inputs";
import { AtMost } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { accessByRegistration } from "../registration/enrolment.loaders";
import { Registration, RegistrationState } from "../registration/registration.entity";
import { MoveToOfferingInput } from "../registration/registration.inputs";
import { areAllTrusted } from "../registration/holds";
import { canConfirmByPhone, canMove } from "../registration/registration.policy";
import { Destination, MAX_DESTINATIONS, findDestinations } from "./findDestinations";
import { confirmByPhone } from "./confirmByPhone";
import { giveAccessBack } from "./giveAccessBack";
import { moveToOffering } from "./moveToOffering";

@Resolver(() => Registration)
export class OrderAccessResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: "Whether its owner may open the batch, or has a seat in the run; null unless confirmed.",
  })
  async isInside(@Root() { id, state, batchId, holdsSeat }: Registration, @Ctx() context: Context) {
    if (state !== RegistrationState.CONFIRMED) return null;
    if (!batchId) return holdsSeat;
    return (await accessByRegistration(context).load(id))?.isOpen ?? false;
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Boolean, { description: "Whether staff took its owner's access to the batch away." })
  async canGiveAccessBack(@Root() { id }: Registration, @Ctx() context: Context): Promise<boolean> {
    return (await accessByRegistration(context).load(id))?.isRevoked ?? false;
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Boolean)
  canMove(@Root() registration: Registration): boolean {
    return canMove(registration);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Boolean)
  canConfirmByPhone(@Root() registration: Registration, @Ctx() context: Context): boolean {
    return canConfirmByPhone(registration) && !areAllTrusted(context);
  }

  @Authorized(Role.ADMIN)
  @AtMost(MAX_DESTINATIONS)
  @Query(() => [Destination], { description: "Other batches or runs that a registration can be moved to." })
  async registrationDestinations(
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() context: Context,
  ): Promise<Destination[]> {
    return findDestinations(context, id);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Registration, {
    description: "Moves a confirmed registration with its seat and access to another batch or run.",
  })
  async moveToOffering(
    @Arg("input", () => MoveToOfferingInput) input: MoveToOfferingInput,
    @Ctx() context: Context,
  ): Promise<Registration> {
    return moveToOffering(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Registration, {
    description: "Confirms the order, not its e-mail address, after staff spoke with the person.",
  })
  async confirmByPhone(
    @Arg("input", () => VersionedInput) input: VersionedInput,
    @Ctx() context: Context,
  ): Promise<Registration> {
    return confirmByPhone(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Registration, {
    description: "Opens the batch again to the owner of a confirmed registration.",
  })
  async giveAccessBack(
    @Arg("input", () => VersionedInput) input: VersionedInput,
    @Ctx() context: Context,
  ): Promise<Registration> {
    return giveAccessBack(context, input);
  }
}
