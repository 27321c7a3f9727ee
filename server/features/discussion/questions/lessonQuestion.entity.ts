import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { LongText } from "../../../graphql/limits";
import { Reference } from "../../learning/reference.entity";
import { LessonPost } from "./lessonPost";

export const MAX_ATTACHED_CODE = 20_000;

@ObjectType()
@Entity("lesson_questions")
@Index("lesson_questions_of_lesson", ["referenceId", "createdAt", "id"])
@Index("lesson_questions_unanswered", ["createdAt", "id"], {
  where: "(NOT is_answered AND hidden_at IS NULL)",
})
@Index("lesson_questions_by_time", ["createdAt", "id"])
export class LessonQuestion extends LessonPost {
  @ManyToOne(() => Reference)
  @JoinColumn({ name: "reference_id" })
  reference!: Reference;

  @Column("uuid")
  referenceId!: string;

  @Field(() => Int, { nullable: true, description: "The second of the video that it is about." })
  @Column("int", { nullable: true })
  atSecond!: number | null;

  @Field(() => String)
  @Column("text")
  title!: string;

  @LongText(MAX_ATTACHED_CODE)
  @Field(() => String, { nullable: true, description: "What the learner had written when they asked." })
  @Column("text", { nullable: true })
  code!: string | null;

  /** Set by `settleQuestion`: someone else answered, or an answer is accepted. */
  @Field(() => Boolean)
  @Column("boolean", { default: false })
  isAnswered!: boolean;
}
