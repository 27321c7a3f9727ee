import { Args, Authorized, Ctx, Field, FieldResolver, ObjectType, Query, Resolver, Root } from "type-graphql";
import type { Page } from "../../core/paging/connection";
import { PageArgs, connectionOf } from "../../core/paging/connection";
import { Role } from "../../core/authorization";
import type { Context } from "../../platform/context";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { Batch } from "./batch.entity";
import { findOpenBatchIds } from "./access/findOpenBatchIds";
import { findOwnBatchPage } from "./findOwnBatchPage";
import { lastOpenedByBatch } from "./learning.loaders";
import { Reference } from "./reference.entity";

@ObjectType({ description: "A batch that the viewer has access to." })
export class OwnBatch {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => Batch)
  batch!: Batch;
}

const OwnBatchConnection = connectionOf(OwnBatch);

@Resolver(() => OwnBatch)
export class OwnBatchResolver {
  @Authorized(Role.LEARNER)
  @Query(() => OwnBatchConnection, {
    description: "The batches that the viewer has access to, the newest first.",
  })
  async viewerBatches(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Page<OwnBatch>> {
    return findOwnBatchPage(context, page);
  }

  @Authorized(Role.LEARNER)
  @Query(() => [GraphQLUUID], {
    description: "The batches whose lessons the viewer may open.",
  })
  async viewerBatchIds(@Ctx() context: Context): Promise<string[]> {
    return findOpenBatchIds(context);
  }

  @FieldResolver(() => Reference, {
    nullable: true,
    description: "The reference that the viewer opened last.",
  })
  async lastOpened(@Root() { batch }: OwnBatch, @Ctx() context: Context): Promise<Reference | undefined> {
    return lastOpenedByBatch(context).load(batch.id);
  }
}
