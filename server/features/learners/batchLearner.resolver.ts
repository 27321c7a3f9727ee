import { Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root, UseMiddleware } from "type-graphql";
import type { Page } from "../../core/paging/connection";
import { connectionOf } from "../../core/paging/connection";
import { Role } from "../../core/authorization";
import type { Context } from "../../platform/context";
import { recordsPersonalDataAccess } from "../../platform/security/recordPersonalDataAccess";
import { User } from "../auth/user.entity";
import { userById } from "../learning/learning.loaders";
import { BatchLearnersArgs } from "./batchLearner.inputs";
import { BatchLearner } from "./batchLearner.results";
import { findLearnerPage } from "./findLearnerPage";

const BatchLearnerConnection = connectionOf(BatchLearner);

@Resolver(() => BatchLearner)
export class BatchLearnerResolver {
  @Authorized(Role.ADMIN)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => BatchLearnerConnection, {
    description:
      "Who has access to a batch, or learns in it if it is open: first those who were never active, then the longest inactive.",
  })
  async cmsBatchLearners(
    @Args(() => BatchLearnersArgs) args: BatchLearnersArgs,
    @Ctx() context: Context,
  ): Promise<Page<BatchLearner>> {
    return findLearnerPage(context, args);
  }

  @FieldResolver(() => User)
  async learner(@Root() { userId }: BatchLearner, @Ctx() context: Context): Promise<User | undefined> {
    return userById(context).load(userId);
  }
}
