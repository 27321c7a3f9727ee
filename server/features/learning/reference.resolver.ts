import { Arg, Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { recordResolver } from "../../platform/audit/recordResolver";
import type { Page } from "../../core/paging/connection";
import { PageArgs, connectionOf } from "../../core/paging/connection";
import { Role } from "../../core/authorization";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import type { Context } from "../../platform/context";
import { VersionedInput } from "../../core/content/inputs";
import { LongText } from "../../graphql/limits";
import { renderMarkdown } from "../../platform/renderMarkdown";
import { Batch } from "./batch.entity";
import { LessonKind } from "./lessons/lessonKinds";
import { MAX_LESSON_TEXT } from "./reference.content";
import { batchById, lessonTextById } from "./learning.loaders";
import { Reference } from "./reference.entity";
import { moveReference } from "./lessons/moveReference";
import { replaceVideo } from "./lessons/replaceVideo";
import { findRemovedPage, removeReference, restoreReference } from "./lessons/removeReference";
import {
  ReferenceCreation,
  MoveReferenceInput,
  ReorderReferencesInput,
  ReplaceVideoInput,
} from "./reference.inputs";
import { REFERENCES, createReference, reorderReferences, updateReference } from "./saveReference";

const ReferenceConnection = connectionOf(Reference);

async function textOf(context: Context, { id, kind, text }: Reference): Promise<string | null> {
  if (kind !== LessonKind.TEXT) return null;
  const read = text as string | null | undefined;
  return read === undefined ? ((await lessonTextById(context).load(id)) ?? null) : read;
}

export const ReferenceRecords = recordResolver(REFERENCES, {
  creation: ReferenceCreation,
  create: createReference,
  update: updateReference,
  remove: removeReference,
  says: { delete: "Hides a reference from learners. It can be restored, with its learners' work." },
});

@Resolver(() => Reference)
export class ReferenceResolver {
  @FieldResolver(() => Batch)
  async batch(@Root() reference: Reference, @Ctx() context: Context): Promise<Batch | undefined> {
    return batchById(context).load(reference.batchId);
  }

  @LongText(MAX_LESSON_TEXT)
  @FieldResolver(() => String, { nullable: true })
  async text(@Root() reference: Reference, @Ctx() context: Context): Promise<string | null> {
    return textOf(context, reference);
  }

  @LongText(MAX_LESSON_TEXT)
  @FieldResolver(() => String, { nullable: true, description: "The text as safe HTML." })
  async textHtml(@Root() reference: Reference, @Ctx() context: Context): Promise<string | null> {
    const text = await textOf(context, reference);
    return text === null ? null : renderMarkdown(text);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Reference, { description: "Brings a removed reference back as the last of its batch." })
  async restoreReference(@Arg("input", () => VersionedInput) input: VersionedInput, @Ctx() context: Context) {
    return restoreReference(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Reference, { description: "Moves a reference, with its learners' work, to another batch." })
  async moveReference(
    @Arg("input", () => MoveReferenceInput) input: MoveReferenceInput,
    @Ctx() context: Context,
  ) {
    return moveReference(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Reference, {
    description: "Another video: learners start it from its beginning, and who was done stays done.",
  })
  async replaceVideo(
    @Arg("input", () => ReplaceVideoInput) input: ReplaceVideoInput,
    @Ctx() context: Context,
  ) {
    return replaceVideo(context, input);
  }

  @Authorized(Role.ADMIN)
  @Query(() => ReferenceConnection, {
    description: "The removed references of a batch, the latest first.",
  })
  async removedReferences(
    @Arg("batchId", () => GraphQLUUID) batchId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Page<Reference>> {
    return findRemovedPage(context, { ...page, batchId });
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
