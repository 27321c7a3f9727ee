import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { LessonPost } from "./lessonPost";
import { LessonQuestion } from "./lessonQuestion.entity";

@ObjectType()
@Entity("lesson_answers")
@Index("lesson_answers_of_question", ["questionId", "createdAt", "id"])
@Index("lesson_answers_accepted_unique", ["questionId"], { unique: true, where: "(accepted_at IS NOT NULL)" })
export class LessonAnswer extends LessonPost {
  /** Restricts: a question with answers cannot be deleted. */
  @ManyToOne(() => LessonQuestion)
  @JoinColumn({ name: "question_id" })
  question!: LessonQuestion;

  @Column("uuid")
  questionId!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "By the asker or staff." })
  @Column("timestamptz", { nullable: true })
  acceptedAt!: Date | null;
}
