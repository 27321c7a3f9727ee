import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { LongText } from "../../../graphql/limits";
import { User } from "../../auth/user.entity";
import { MAX_CODE } from "../exercises/exercise.content";
import { Exercise } from "../exercises/exercise.entity";

@ObjectType({ description: "What the viewer is writing." })
@Entity("exercise_drafts")
@Index("exercise_drafts_by_time", ["updatedAt"])
export class ExerciseDraft {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "exercise_drafts_pkey" })
  userId!: string;

  @PrimaryColumn("uuid", { primaryKeyConstraintName: "exercise_drafts_pkey" })
  exerciseId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "exercise_drafts_user" })
  user!: User;

  @ManyToOne(() => Exercise, { onDelete: "CASCADE" })
  @JoinColumn({ name: "exercise_id", foreignKeyConstraintName: "exercise_drafts_exercise" })
  exercise!: Exercise;

  @LongText(MAX_CODE)
  @Field(() => String)
  @Column("text")
  code!: string;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  updatedAt!: Date;

  @LongText(MAX_CODE)
  @Field(() => String, { nullable: true, description: "Of another device, which was older." })
  @Column("text", { nullable: true })
  olderCode!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  olderAt!: Date | null;
}
