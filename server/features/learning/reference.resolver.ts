import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Role } from "../../core/authorization";
import type { Context } from "../../platform/context";
import { VersionedInput } from "../../core/content/inputs";
import { Batch } from "./batch.entity";
import { batchById } from "./learning.loaders";
import { Reference } from "./reference.entity";
import { CreateReferenceInput, ReorderReferencesInput, UpdateReferenceInput } from "./reference.inputs";
import { createReference, deleteReference, reorderReferences, updateReference } from "./saveReference";

@Resolver(() => Reference)
export class ReferenceResolver {
  @FieldResolver(() => Batch)
  async batch(@Root() reference: Reference, @Ctx() context: Context): Promise<Batch | undefined> {
    return batchById(context).load(reference.batchId);
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
