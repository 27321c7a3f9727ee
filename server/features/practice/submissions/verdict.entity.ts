import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { AtMost } from "../../../graphql/limits";
import { TestResult } from "../checker/testResult";
import { MAX_TESTS } from "../exercises/exerciseTest.content";
import { Submission } from "./submission.entity";

export enum VerdictCause {
  SUBMITTED = "SUBMITTED",
  /** The exercise had changed. */
  RECHECKED = "RECHECKED",
}

registerEnumType(VerdictCause, { name: "VerdictCause" });

/** Never changed: another check of the same code adds one. */
@ObjectType()
@Entity("exercise_verdicts")
@Index("exercise_verdicts_once", ["submissionId", "checkVersion"], { unique: true })
export class Verdict {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid", { primaryKeyConstraintName: "exercise_verdicts_pkey" })
  id!: string;

  @ManyToOne(() => Submission, { onDelete: "CASCADE" })
  @JoinColumn({ name: "submission_id", foreignKeyConstraintName: "exercise_verdicts_submission" })
  submission!: Submission;

  @Column("uuid")
  submissionId!: string;

  @Field(() => Int, { description: "Of the exercise as it was checked." })
  @Column("int")
  checkVersion!: number;

  @Field(() => Boolean)
  @Column("boolean")
  passed!: boolean;

  @AtMost(MAX_TESTS)
  @Field(() => [TestResult], { description: "In the order of the tests." })
  @Column("jsonb")
  results!: TestResult[];

  /** Such as "Python 3.14". */
  @Column("text")
  runtime!: string;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  checkedAt!: Date;

  @Field(() => VerdictCause)
  @Column("text")
  cause!: VerdictCause;
}
