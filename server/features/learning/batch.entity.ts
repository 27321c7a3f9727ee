import { GraphQLLocalDate } from "graphql-scalars";
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
import { Role } from "../../graphql/authorization";
import { GraphQLUUID } from "../../graphql/uuid";
import { Course } from "../catalog/course.entity";
import { SeatedOffering } from "../catalog/seatedOffering.entity";

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
export class Batch extends SeatedOffering {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => Course, { onDelete: "CASCADE" })
  @JoinColumn({ name: "course_id" })
  course!: Course;

  @Index()
  @Column("uuid")
  courseId!: string;

  /** Unique in its course without regard to case. */
  @Field(() => String)
  @Index("batches_name_unique", { synchronize: false })
  @Column("text")
  name!: string;

  @Field(() => BatchAccessKind)
  @Column("text")
  access!: BatchAccessKind;

  @Field(() => GraphQLLocalDate, { nullable: true })
  @Index()
  @Column("date", { nullable: true })
  startsOn!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  @Column("date", { nullable: true })
  endsOn!: string | null;

  /** In words, such as "Mon to Fri, 8:00 to 9:30 pm IST". */
  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  scheduleText!: string | null;

  /** A closed batch lets nobody new in; those inside stay. */
  @Field(() => Boolean)
  @Column("boolean", { default: false })
  isClosed!: boolean;

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
