import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { LongText } from "../../../graphql/limits";
import { User } from "../../auth/user.entity";
import { MAX_CODE } from "../exercises/exercise.content";
import { Exercise } from "../exercises/exercise.entity";

export enum SubmissionState {
  /** For the checker. */
  WAITING = "WAITING",
  DONE = "DONE",
}

registerEnumType(SubmissionState, { name: "SubmissionState" });

@ObjectType({
  description: "Code that a learner sent to be checked. The same code again is the same submission.",
})
@Entity("exercise_submissions")
@Index("exercise_submissions_code_unique", ["userId", "exerciseId", "checkVersion", "codeHash"], {
  unique: true,
})
@Index("exercise_submissions_same_code", ["exerciseId", "codeHash"])
@Index("exercise_submissions_waiting", ["createdAt", "id"], { where: "(state = 'WAITING'::text)" })
@Index("exercise_submissions_by_time", ["createdAt"])
export class Submission {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid", { primaryKeyConstraintName: "exercise_submissions_pkey" })
  id!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "exercise_submissions_user" })
  user!: User;

  @Column("uuid")
  userId!: string;

  @ManyToOne(() => Exercise)
  @JoinColumn({ name: "exercise_id", foreignKeyConstraintName: "exercise_submissions_exercise" })
  exercise!: Exercise;

  @Field(() => GraphQLUUID)
  @Column("uuid")
  exerciseId!: string;

  @Field(() => Int, { description: "The exercise's when the code was sent." })
  @Column("int")
  checkVersion!: number;

  @LongText(MAX_CODE)
  @Field(() => String)
  @Column("text")
  code!: string;

  @Field(() => SubmissionState)
  @Column("text")
  state!: SubmissionState;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;

  /** SHA-256: finds the same code of any learner, which is not run again. */
  @Column("bytea", { select: false })
  codeHash!: Buffer;
}
