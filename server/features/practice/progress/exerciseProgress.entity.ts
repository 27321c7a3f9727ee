import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "../../auth/user.entity";
import { Exercise } from "../exercises/exercise.entity";

/** Written with verdicts, never by what a browser says. */
@ObjectType({ description: "How far the viewer is with an exercise." })
@Entity("exercise_progress")
@Index("exercise_progress_due", ["userId", "dueAt"], { where: "(due_at IS NOT NULL)" })
@Index("exercise_progress_of_exercise", ["exerciseId"])
export class ExerciseProgress {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "exercise_progress_pkey" })
  userId!: string;

  @PrimaryColumn("uuid", { primaryKeyConstraintName: "exercise_progress_pkey" })
  exerciseId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "exercise_progress_user" })
  user!: User;

  @ManyToOne(() => Exercise)
  @JoinColumn({ name: "exercise_id", foreignKeyConstraintName: "exercise_progress_exercise" })
  exercise!: Exercise;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  passedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the viewer passed without a hint or the solution.",
  })
  @Column("timestamptz", { nullable: true })
  passedWithoutHintsAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When the viewer asked for the solution." })
  @Column("timestamptz", { nullable: true })
  gaveUpAt!: Date | null;

  /** The last hint, or the solution. */
  @Column("timestamptz", { nullable: true })
  helpedAt!: Date | null;

  @Field(() => Int)
  @Column("int", { default: 0 })
  hintsShown!: number;

  @Field(() => Int, { description: "Different code that was sent." })
  @Column("int", { default: 0 })
  attempts!: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When it returns for review." })
  @Column("timestamptz", { nullable: true })
  dueAt!: Date | null;

  /** How often it has returned. */
  @Column("int", { default: 0 })
  stage!: number;
}
