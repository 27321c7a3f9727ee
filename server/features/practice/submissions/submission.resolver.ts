import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { Role } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { VersionedInput } from "../../../core/content/inputs";
import { RequiredText } from "../../../core/content/text";
import { signedInActor } from "../../../core/requestContext";
import { AtMost } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { MAX_CODE } from "../exercises/exercise.content";
import { Exercise } from "../exercises/exercise.entity";
import { findExercise } from "../exercises/exercise.loaders";
import {
  MAX_OWN,
  ownSubmissionsByExercise,
  placeBySubmission,
  verdictBySubmission,
} from "./submission.loaders";
import { Submission } from "./submission.entity";
import { submitCode } from "./submitCode";
import { Verdict } from "./verdict.entity";
import { withdrawPasses } from "./withdrawPasses";

@InputType()
class SubmitCodeInput {
  @Field(() => GraphQLUUID)
  exerciseId!: string;

  @Field(() => String)
  @RequiredText(MAX_CODE, "Please write some code.")
  code!: string;
}

@Resolver(() => Submission)
export class SubmissionResolver {
  @Authorized(Role.LEARNER)
  @Mutation(() => Submission, {
    description: "Waits a moment for the verdict. If the submission is still waiting then, ask `submission`.",
  })
  async submitCode(
    @Arg("input", () => SubmitCodeInput) input: SubmitCodeInput,
    @Ctx() context: Context,
  ): Promise<Submission> {
    return submitCode(context, input);
  }

  @Authorized(Role.LEARNER)
  @Query(() => Submission, { nullable: true, description: "The viewer's own." })
  async submission(
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() context: Context,
  ): Promise<Submission | null> {
    const { userId } = await signedInActor(context);
    return context.dataSource.manager.findOneBy(Submission, { id, userId });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Exercise, {
    description: "Takes back that people passed whose code fails as the exercise is now.",
  })
  async withdrawPasses(@Arg("input", () => VersionedInput) input: VersionedInput, @Ctx() context: Context) {
    return withdrawPasses(context, input);
  }

  @FieldResolver(() => Verdict, { nullable: true, description: "The newest; null while it waits." })
  async verdict(@Root() { id }: Submission, @Ctx() context: Context): Promise<Verdict | null> {
    return (await verdictBySubmission(context).load(id)) ?? null;
  }

  @FieldResolver(() => Int, { nullable: true, description: "Its place among those that wait, from 1." })
  async position(@Root() { id }: Submission, @Ctx() context: Context): Promise<number | null> {
    return (await placeBySubmission(context).load(id)) ?? null;
  }

  @FieldResolver(() => Exercise, {
    nullable: true,
    description: "Null if the viewer may not do it any more.",
  })
  async exercise(@Root() { exerciseId }: Submission, @Ctx() context: Context): Promise<Exercise | null> {
    return findExercise(context, exerciseId);
  }
}

@Resolver(() => Exercise)
export class OwnSubmissionResolver {
  @AtMost(MAX_OWN)
  @FieldResolver(() => [Submission], { description: "The viewer's, newest first." })
  async viewerSubmissions(@Root() { id }: Exercise, @Ctx() context: Context): Promise<Submission[]> {
    return (await ownSubmissionsByExercise(context).load(id)) ?? [];
  }

  @FieldResolver(() => Submission, { nullable: true, description: "The newest of `viewerSubmissions`." })
  async viewerSubmission(@Root() { id }: Exercise, @Ctx() context: Context): Promise<Submission | null> {
    return (await ownSubmissionsByExercise(context).load(id))?.[0] ?? null;
  }
}
