import { Authorized, Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { Role } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { AtMost } from "../../../graphql/limits";
import { MutantTrial } from "../mutants/mutantTrial";
import { ExerciseContent } from "./exercise.content";
import { ExerciseTest, MAX_TESTS } from "./exerciseTest.content";

@ObjectType()
@Entity("exercises")
export class Exercise extends ExerciseContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Slug of the title; immutable, so that links keep working. */
  @Field(() => String)
  @Index("exercises_slug_unique", { unique: true })
  @Column("text")
  slug!: string;

  @Authorized(Role.ADMIN)
  @AtMost(MAX_TESTS)
  @Field(() => [ExerciseTest])
  @Column("jsonb", { default: [] })
  tests!: ExerciseTest[];

  @Field(() => Int, { description: "Counts up when a change could alter a verdict." })
  @Column("int", { default: 1 })
  checkVersion!: number;

  @Authorized(Role.ADMIN)
  @Field(() => String, { nullable: true, description: "Why expected values are missing." })
  @Column("text", { nullable: true })
  checkProblem!: string | null;

  /** Stored with what the mutants were tried against: saving either starts again. */
  @Authorized(Role.ADMIN)
  @Field(() => MutantTrial, { nullable: true, description: "Null if nothing was tried since it was saved." })
  @Column("jsonb", { nullable: true })
  mutants!: MutantTrial | null;

  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @Column("timestamptz")
  createdAt!: Date;
}
