import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  registerEnumType,
} from "type-graphql";
import { Role } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { ChangesNoContent } from "../../../graphql/changesNoContent";
import { AtMost } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { Batch } from "../batch.entity";
import { findLessonForPortal } from "../portal/findLessonForPortal";
import { ownDoneCountByBatch, ownProgressByReference } from "../learning.loaders";
import { Reference } from "../reference.entity";
import { isVideo } from "../lessons/lessonKinds";
import { LessonProgress } from "../lessonProgress.entity";
import { findContinueLearning } from "./findContinueLearning";
import { MAX_CURRENT_BATCHES, findCurrentBatches } from "./findCurrentBatches";
import { markLesson } from "./markLesson";
import { openLesson } from "./openLesson";
import { MarkLessonInput, ReportWatchingInput } from "./progress.inputs";
import { reportWatching } from "./reportWatching";
import { secondsOf } from "../lessons/secondsOf";

enum DoneBy {
  WATCHED = "WATCHED",
  PASSED = "PASSED",
  TICKED = "TICKED",
}

registerEnumType(DoneBy, {
  name: "DoneBy",
  description:
    "Why a lesson is done: 90 % of it was watched, its exercise was passed, or the learner marked it.",
});

@Resolver(() => LessonProgress)
export class LessonProgressResolver {
  @FieldResolver(() => DoneBy, { nullable: true, description: "Null while the lesson is not done." })
  doneBy(@Root() { watchedAt, passedAt, tickedAt }: LessonProgress): DoneBy | null {
    if (watchedAt) return DoneBy.WATCHED;
    if (passedAt) return DoneBy.PASSED;
    return tickedAt ? DoneBy.TICKED : null;
  }
}

@Resolver(() => Batch)
export class BatchProgressResolver {
  @Authorized(Role.LEARNER)
  @Query(() => [Reference], {
    description:
      "Where the viewer goes on in each batch: the lesson opened last, or the next if that is done.",
  })
  async continueLearning(@Ctx() context: Context): Promise<Reference[]> {
    return findContinueLearning(context);
  }

  @FieldResolver(() => Int, { description: "How many of its lessons the viewer has done." })
  async doneCount(@Root() batch: Batch, @Ctx() context: Context): Promise<number> {
    return (await ownDoneCountByBatch(context).load(batch.id)) ?? 0;
  }

  @AtMost(MAX_CURRENT_BATCHES)
  @Authorized(Role.LEARNER)
  @Query(() => [Batch], {
    description: "The batches that the viewer joined, and the open ones they began; the last visited first.",
  })
  async viewerCurrentBatches(@Ctx() context: Context): Promise<Batch[]> {
    return findCurrentBatches(context);
  }
}

@Resolver(() => Reference)
export class LessonResolver {
  @FieldResolver(() => LessonProgress, {
    nullable: true,
    description: "The viewer's; null until they open the lesson.",
  })
  progress(
    @Root() reference: Reference,
    @Ctx() context: Context,
  ): LessonProgress | null | Promise<LessonProgress | null> {
    // Returns synchronously if known: a promise for each reference makes long lists slow.
    if (reference.ownProgress !== undefined) return reference.ownProgress as LessonProgress | null;
    return ownProgressByReference(context)
      .load(reference.id)
      .then((progress) => progress ?? null);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "Of a video; null if the duration is not a time.",
  })
  durationSeconds(@Root() { kind, durationText }: Reference): number | null {
    return isVideo(kind) ? secondsOf(durationText) : null;
  }

  @Authorized(Role.LEARNER)
  @Query(() => Reference, { nullable: true, description: "Null if its batch is locked for the viewer." })
  async lesson(@Arg("id", () => GraphQLUUID) id: string, @Ctx() context: Context): Promise<Reference | null> {
    return findLessonForPortal(context, id);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => Reference, { description: "Records that the viewer opened the lesson." })
  async openLesson(@Arg("referenceId", () => GraphQLUUID) referenceId: string, @Ctx() context: Context) {
    return openLesson(context, referenceId);
  }

  @Authorized(Role.LEARNER)
  @ChangesNoContent()
  @Mutation(() => Reference, {
    description: "Adds what the viewer watched; not more than the time that has passed, at double speed.",
  })
  async reportWatching(
    @Arg("input", () => ReportWatchingInput) input: ReportWatchingInput,
    @Ctx() context: Context,
  ) {
    return reportWatching(context, input);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => Reference, { description: "Sets or clears the viewer's own mark that the lesson is done." })
  async markLesson(@Arg("input", () => MarkLessonInput) input: MarkLessonInput, @Ctx() context: Context) {
    return markLesson(context, input);
  }
}
