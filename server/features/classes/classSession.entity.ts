import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { Run } from "../workshops/runs/run.entity";
import { Batch } from "../learning/batch.entity";
import { Reference } from "../learning/reference.entity";
import { ClassSessionContent } from "./classSession.content";

/** A live class of a batch, or of a run of a workshop or season. */
@ObjectType({ description: "A live class. Only people with access to its batch or run get it." })
@Entity("class_sessions")
@Check("class_sessions_one_parent", `num_nonnulls("batch_id", "run_id") = 1`)
@Index(["batchId", "startsAt"])
@Index(["runId", "startsAt"])
@Index("class_sessions_by_start", ["startsAt"])
export class ClassSession extends ClassSessionContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => Batch, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "batch_id" })
  batch!: Batch | null;

  @Column("uuid", { nullable: true })
  batchId!: string | null;

  @ManyToOne(() => Run, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "run_id" })
  run!: Run | null;

  @Column("uuid", { nullable: true })
  runId!: string | null;

  @OneToOne(() => Reference, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "reference_id" })
  reference!: Reference | null;

  /** The lesson that its recording became. */
  @Column("uuid", { nullable: true })
  referenceId!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  cancelledAt!: Date | null;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** The start that people were reminded of, so that a moved class has its reminders again. */
  @Column("timestamptz", { nullable: true, select: false })
  dayReminderFor!: Date | null;

  @Column("timestamptz", { nullable: true, select: false })
  hourReminderFor!: Date | null;
}
