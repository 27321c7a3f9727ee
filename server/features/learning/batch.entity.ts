import { Authorized, Field, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import { Role } from "../../core/authorization";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { Course } from "../catalog/course.entity";
import { BatchContent } from "./batch.content";

export enum BatchAccessKind {
  /** Whoever is signed in sees the references. */
  OPEN = "OPEN",
  /** References are locked until the batch's secret code is entered. */
  SECRET_CODE = "SECRET_CODE",
}

registerEnumType(BatchAccessKind, { name: "BatchAccessKind" });

/** One run of a course, with its own dates, learners and references. */
@ObjectType()
@Entity("batches")
export class Batch extends BatchContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => Course, { onDelete: "CASCADE" })
  @JoinColumn({ name: "course_id" })
  course!: Course;

  @Index()
  @Column("uuid")
  courseId!: string;

  @Field(() => BatchAccessKind)
  @Column("text")
  access!: BatchAccessKind;

  /** How many have a seat, or one that is held for them. */
  @Authorized(Role.ADMIN)
  @Field(() => Int)
  @Column("int", { default: 0 })
  seatsTaken!: number;

  /** Whether the code is one that could be guessed. */
  @Authorized(Role.ADMIN)
  @Field(() => Boolean)
  @Column("boolean", { default: false })
  isCodeWeak!: boolean;

  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  // Never leaves the server.
  @Column("text", { select: false, nullable: true })
  secretCodeHash!: string | null;
}
