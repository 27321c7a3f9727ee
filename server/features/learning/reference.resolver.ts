import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  Mutation,
  Resolver,
  Root,
} from "type-graphql";
import { Role } from "../../core/authorization";
import type { Context } from "../../platform/context";
import { VersionedInput } from "../../core/content/inputs";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { Batch } from "./batch.entity";
import { batchById, ownViewByReference } from "./learning.loaders";
import { recordReferenceView } from "./progress/recordReferenceView";
import { Reference } from "./reference.entity";
import { CreateReferenceInput, ReorderReferencesInput, UpdateReferenceInput } from "./reference.inputs";
import { createReference, deleteReference, reorderReferences, updateReference } from "./saveReference";

@Resolver(() => Reference)
export class ReferenceResolver {
  @FieldResolver(() => Batch)
  async batch(@Root() reference: Reference, @Ctx() context: Context): Promise<Batch | undefined> {
    return batchById(context).load(reference.batchId);
  }

  @FieldResolver(() => GraphQLISODateTime, { nullable: true, description: "When the viewer last opened it." })
  viewedAt(@Root() reference: Reference, @Ctx() context: Context): Date | null | Promise<Date | null> {
    // Returns synchronously if known: a promise for each reference makes long lists slow.
    if (reference.ownViewedAt !== undefined) return reference.ownViewedAt;
    return ownViewByReference(context)
      .load(reference.id)
      .then((view) => view?.viewedAt ?? null);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => Reference, { description: "Records that the viewer opened the reference." })
  async recordReferenceView(
    @Arg("referenceId", () => GraphQLUUID) referenceId: string,
    @Ctx() context: Context,
  ) {
    return recordReferenceView(context, referenceId);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Reference)
  async createReference(
    @Arg("input", () => CreateReferenceInput) input: CreateReferenceInput,
    @Ctx() context: Context,
  ) {
    return createReference(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Reference)
  async updateReference(
    @Arg("input", () => UpdateReferenceInput) input: UpdateReferenceInput,
    @Ctx() context: Context,
  ) {
    return updateReference(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Reference)
  async deleteReference(@Arg("input", () => VersionedInput) input: VersionedInput, @Ctx() context: Context) {
    return deleteReference(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Batch)
  async reorderReferences(
    @Arg("input", () => ReorderReferencesInput) input: ReorderReferencesInput,
    @Ctx() context: Context,
  ) {
    return reorderReferences(context, input);
  }
}
