import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { User } from "../../auth/user.entity";
import { Batch } from "../batch.entity";
import { GrantBatchAccessInput, RevokeAccessInput } from "../batch.inputs";
import { BatchAccess } from "./batchAccess.entity";
import { grantBatchAccess } from "./grantBatchAccess";
import { batchById, userById } from "../learning.loaders";
import { revokeAccess } from "./revokeAccess";

@Resolver(() => BatchAccess)
export class BatchAccessResolver {
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
}
