import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
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
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { recordsPersonalDataAccess } from "../../../platform/security/recordPersonalDataAccess";
import { User } from "../../auth/user.entity";
import { Batch } from "../batch.entity";
import { GrantBatchAccessInput, RevokeAccessInput } from "../batch.inputs";
import { BatchAccess } from "./batchAccess.entity";
import { findContinueLearning } from "../progress/findContinueLearning";
import { findBatchAccessPage } from "./findBatchAccessPage";
import { grantBatchAccess } from "./grantBatchAccess";
import { batchById, userById } from "../learning.loaders";
import { Reference } from "../reference.entity";
import { revokeAccess } from "./revokeAccess";

@ObjectType()
class BatchAccessConnection extends connectionOf(BatchAccess) {}

@Resolver(() => BatchAccess)
export class BatchAccessResolver {
  @Authorized(Role.ADMIN)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => BatchAccessConnection, { description: "Who is inside a batch, the newest first." })
  async batchAccesses(
    @Arg("batchId", () => GraphQLUUID) batchId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<BatchAccessConnection> {
    return findBatchAccessPage(dataSource.manager, { ...page, batchId });
  }

  @FieldResolver(() => User)
  async learner(@Root() access: BatchAccess, @Ctx() context: Context): Promise<User | undefined> {
    return userById(context).load(access.userId);
  }

  @FieldResolver(() => Batch)
  async batch(@Root() access: BatchAccess, @Ctx() context: Context): Promise<Batch | undefined> {
    return batchById(context).load(access.batchId);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BatchAccess, { description: "Lets a learner with an account into a batch." })
  async grantBatchAccess(
    @Arg("input", () => GrantBatchAccessInput) input: GrantBatchAccessInput,
    @Ctx() context: Context,
  ) {
    return grantBatchAccess(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Batch, { description: "Shuts one learner out of a batch." })
  async revokeAccess(
    @Arg("input", () => RevokeAccessInput) input: RevokeAccessInput,
    @Ctx() context: Context,
  ) {
    return revokeAccess(context, input.accessId);
  }

  @Authorized(Role.LEARNER)
  @Query(() => [Reference], {
    description:
      "Where the viewer goes on in each batch: the lesson opened last, or the next if that is done.",
  })
  async continueLearning(@Ctx() context: Context): Promise<Reference[]> {
    return findContinueLearning(context);
  }
}
