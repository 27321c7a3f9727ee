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
  /** Any signed-in user can read the references. */
  OPEN = "OPEN",
  SECRET_CODE = "SECRET_CODE",
}

registerEnumType(BatchAccessKind, { name: "BatchAccessKind" });

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

  /** Confirmed and held seats. */
  @Authorized(Role.ADMIN)
  @Field(() => Int)
  @Column("int", { default: 0 })
  seatsTaken!: number;

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
