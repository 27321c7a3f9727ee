import { ArrayMaxSize, IsOptional } from "class-validator";
import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  UseMiddleware,
} from "type-graphql";
import { Role } from "../../../core/authorization";
import { PageArgs, connectionOf } from "../../../core/paging/connection";
import type { Context } from "../../../platform/context";
import { VersionedInput } from "../../../core/content/inputs";
import { AtMost } from "../../../graphql/limits";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { recordsPersonalDataAccess } from "../../../platform/security/recordPersonalDataAccess";
import { cancelRegistrationByStaff, decideRegistration } from "./decideRegistration";
import type { RegistrationFilter } from "./findRegistrationPage";
import { countRegistrations, findRegistrationPage } from "./findRegistrationPage";
import { OfferingKind } from "../offerings/offering";
import {
  MAX_OFFERINGS,
  RegistrationOffering,
  findRegistrationOfferings,
} from "../offerings/registrationOfferings";
import { Registration, RegistrationState } from "../registration/registration.entity";
import {
  CancelRegistrationByStaffInput,
  DecideRegistrationInput,
  SendRegistrationLinksInput,
} from "../registration/registration.inputs";
import { sendLinksToAll } from "./sendLinksToAll";
import { canApprove, canCancelByStaff, canReinstate, canReject } from "../registration/registration.policy";
import { RegistrationDecided } from "../registration/registration.results";
import { renewLink } from "./renewLink";

const MAX_IDS = 100;

@ArgsType()
class RegistrationArgs extends PageArgs implements RegistrationFilter {
  @Field(() => RegistrationState, { nullable: true })
  state?: RegistrationState | null;

  @Field(() => [GraphQLUUID], { nullable: true, description: `Only these; at most ${MAX_IDS}.` })
  @IsOptional()
  @ArrayMaxSize(MAX_IDS)
  ids?: string[] | null;

  @Field(() => OfferingKind, { nullable: true })
  kind?: OfferingKind | null;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description:
      "A run or batch, or a workshop or season for all its runs. If a run shares the id of its workshop, the run.",
  })
  offeringId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Searches references, names, addresses, phones, titles and UTRs.",
  })
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Only open ones whose address nobody has confirmed, by e-mail or phone.",
  })
  isUnconfirmed?: boolean | null;
}

@ObjectType()
export class RegistrationCount {
  @Field(() => RegistrationState)
  state!: RegistrationState;

  @Field(() => Int)
  count!: number;
}

@ObjectType()
class RegistrationConnection extends connectionOf(Registration) {
  filter!: RegistrationFilter;
}

const STATES = Object.values(RegistrationState);

@Resolver(() => RegistrationConnection)
export class RegistrationConnectionResolver {
  @AtMost(STATES.length)
  @FieldResolver(() => [RegistrationCount], {
    description: "Number of registrations in each state, ignoring the `state` filter.",
  })
  async counts(
    @Root() { filter }: RegistrationConnection,
    @Ctx() { dataSource }: Context,
  ): Promise<RegistrationCount[]> {
    const found = await countRegistrations(dataSource.manager, filter);
    return STATES.map((state) => ({
      state,
      count: found.find((row) => row.state === state)?.count ?? 0,
    }));
  }
}

@Resolver(() => Registration)
export class CmsRegistrationResolver {
  @Authorized(Role.ADMIN)
  @AtMost(MAX_OFFERINGS)
  @Query(() => [RegistrationOffering], { description: "Everything with registrations." })
  async registrationOfferings(@Ctx() { dataSource }: Context): Promise<RegistrationOffering[]> {
    return findRegistrationOfferings(dataSource.manager);
  }

  @Authorized(Role.ADMIN)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => RegistrationConnection, {
    description: "Newest first, but those to decide and the waiting list in order of their turn.",
  })
  async registrations(
    @Args(() => RegistrationArgs) args: RegistrationArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<RegistrationConnection> {
    return { ...(await findRegistrationPage(dataSource.manager, args)), filter: args };
  }

  @Authorized(Role.ADMIN)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => Registration, { nullable: true })
  async cmsRegistration(
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() { dataSource }: Context,
  ): Promise<Registration | null> {
    return dataSource.manager.findOneBy(Registration, { id });
  }

  @Authorized(Role.ADMIN)
  @AtMost(50)
  @Mutation(() => [RegistrationDecided], {
    description: "Approves, rejects, reinstates or sends the link again; returns the outcome of each.",
  })
  async decideRegistration(
    @Arg("input", () => DecideRegistrationInput) input: DecideRegistrationInput,
    @Ctx() context: Context,
  ) {
    return decideRegistration(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Int, {
    description:
      "Sends the link again, in the background, to all of these whose address nobody has confirmed; returns how many.",
  })
  async sendRegistrationLinks(
    @Arg("input", () => SendRegistrationLinksInput) input: SendRegistrationLinksInput,
    @Ctx() context: Context,
  ): Promise<number> {
    return sendLinksToAll(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Registration, {
    description: "Cancels an open or confirmed registration; a learner loses access to the batch.",
  })
  async cancelRegistrationByStaff(
    @Arg("input", () => CancelRegistrationByStaffInput) input: CancelRegistrationByStaffInput,
    @Ctx() context: Context,
  ) {
    return cancelRegistrationByStaff(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Registration, { description: "Sends the person a new link; older ones stop working." })
  async renewRegistrationLink(
    @Arg("input", () => VersionedInput) input: VersionedInput,
    @Ctx() context: Context,
  ) {
    return renewLink(context, input);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Boolean)
  canApprove(@Root() registration: Registration): boolean {
    return canApprove(registration);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Boolean)
  canReject(@Root() registration: Registration): boolean {
    return canReject(registration);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Boolean, { description: "Whether it has ended but can still be confirmed." })
  canReinstate(@Root() registration: Registration): boolean {
    return canReinstate(registration);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Boolean)
  canCancelByStaff(@Root() registration: Registration): boolean {
    return canCancelByStaff(registration);
  }
}
