import { MaxLength } from "class-validator";
import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  InputType,
  Mutation,
  Resolver,
  Root,
} from "type-graphql";
import { In } from "typeorm";
import { Role } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { SensibleDate } from "../../../core/content/numbers";
import type { Context } from "../../../platform/context";
import { defineLoader, indexBy } from "../../../platform/loaders";
import { MAX_CODE } from "../exercises/exercise.content";
import { Exercise } from "../exercises/exercise.entity";
import { ExerciseDraft } from "./exerciseDraft.entity";
import { saveDraft } from "./saveDraft";

@InputType()
class SaveExerciseDraftInput {
  @Field(() => GraphQLUUID)
  exerciseId!: string;

  @Field(() => String)
  @MaxLength(MAX_CODE, { message: `Please use at most ${MAX_CODE} characters.` })
  code!: string;

  @Field(() => GraphQLISODateTime, {
    description: "When it was typed, such as before the network came back.",
  })
  @SensibleDate()
  writtenAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "The `updatedAt` of the draft that this device had; null for none.",
  })
  basedOn?: Date | null;
}

const ownDraftByExercise = defineLoader(async (context, ids) => {
  const actor = await context.actor();
  if (!actor) return new Map<string, ExerciseDraft>();
  const where = { userId: actor.userId, exerciseId: In([...ids]) };
  return indexBy(
    await context.dataSource.manager.findBy(ExerciseDraft, where),
    ({ exerciseId }) => exerciseId,
  );
});

@Resolver(() => Exercise)
export class ExerciseDraftResolver {
  @FieldResolver(() => ExerciseDraft, { nullable: true })
  async viewerDraft(@Root() { id }: Exercise, @Ctx() context: Context): Promise<ExerciseDraft | null> {
    return (await ownDraftByExercise(context).load(id)) ?? null;
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => ExerciseDraft, {
    description: "If another device has saved too, the newer draft wins and the older is kept.",
  })
  async saveExerciseDraft(
    @Arg("input", () => SaveExerciseDraftInput) input: SaveExerciseDraftInput,
    @Ctx() context: Context,
  ): Promise<ExerciseDraft> {
    return saveDraft(context, input);
  }
}
