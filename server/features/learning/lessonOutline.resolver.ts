import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from "type-graphql";
import type { Context } from "../../platform/context";
import { Batch } from "./batch.entity";
import { findIsUnlocked } from "./findIsUnlocked";
import { LessonKind } from "./lessons/lessonKinds";
import { outlineByBatch } from "./learning.loaders";

@ObjectType({ simpleResolvers: true, description: "What everyone may know of a lesson." })
export class LessonOutline {
  @Field(() => LessonKind)
  kind!: LessonKind;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  durationText!: string | null;
}

@Resolver(() => Batch)
export class LessonOutlineResolver {
  @FieldResolver(() => [LessonOutline], {
    nullable: true,
    description:
      "The lessons of a batch that is locked for the viewer; null if it is unlocked: see `references`.",
  })
  async outline(@Root() batch: Batch, @Ctx() context: Context): Promise<LessonOutline[] | null> {
    if (await findIsUnlocked(context, batch)) return null;
    return (await outlineByBatch(context).load(batch.id)) ?? [];
  }
}
