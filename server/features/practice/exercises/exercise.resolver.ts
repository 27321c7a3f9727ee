import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { Page } from "../../../core/paging/connection";
import { connectionOf } from "../../../core/paging/connection";
import { Public } from "../../../core/authorization";
import { AtMost, LongText } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { renderMarkdown } from "../../../platform/renderMarkdown";
import { MAX_PROMPT } from "./exercise.content";
import { Exercise } from "./exercise.entity";
import { ExercisesArgs } from "./exercise.inputs";
import { ifAllowed } from "./exercise.loaders";
import { ExerciseTopic } from "./exercise.results";
import { ExerciseTest, HiddenTest, MAX_TESTS } from "./exerciseTest.content";
import { isHidden } from "./exerciseTests";
import { OPEN, findExercises, findTopics } from "./findExercises";

const ExerciseConnection = connectionOf(Exercise);

const MAX_TOPICS = 100;

@Resolver(() => Exercise)
export class ExerciseResolver {
  @Public()
  @Query(() => ExerciseConnection, {
    description: "The exercises that are open to everyone, by topic and level. See `viewerExercises`, too.",
  })
  async exercises(
    @Args(() => ExercisesArgs) args: ExercisesArgs,
    @Ctx() { dataSource, showsDrafts }: Context,
  ): Promise<Page<Exercise>> {
    return findExercises(dataSource.manager, { ...args, where: showsDrafts ? undefined : OPEN });
  }

  @AtMost(MAX_TOPICS)
  @Public()
  @Query(() => [ExerciseTopic], { description: "The topics of open exercises." })
  async exerciseTopics(@Ctx() { dataSource }: Context): Promise<ExerciseTopic[]> {
    return findTopics(dataSource.manager);
  }

  @Public()
  @Query(() => Exercise, { nullable: true, description: "Null if the viewer may not do it." })
  async exercise(@Arg("slug", () => String) slug: string, @Ctx() context: Context): Promise<Exercise | null> {
    const { manager } = context.dataSource;
    return ifAllowed(context, await manager.findOneBy(Exercise, { slug: slug.toLowerCase() }));
  }

  @LongText(MAX_PROMPT)
  @FieldResolver(() => String, { description: "The prompt as HTML that is safe to put into a page." })
  promptHtml(@Root() { prompt }: Exercise): string {
    return renderMarkdown(prompt);
  }

  @AtMost(MAX_TESTS)
  @FieldResolver(() => [ExerciseTest], { description: "The browser judges them itself." })
  visibleTests(@Root() { tests }: Exercise): ExerciseTest[] {
    return tests.filter((test) => !isHidden(test));
  }

  @AtMost(MAX_TESTS)
  @FieldResolver(() => [HiddenTest], { description: "The server alone knows more of them." })
  hiddenTests(@Root() { tests }: Exercise): HiddenTest[] {
    return tests.filter(isHidden).map(({ id, about }) => ({ id, about }));
  }

  @FieldResolver(() => Int)
  hintCount(@Root() { hints }: Exercise): number {
    return hints.length;
  }
}
