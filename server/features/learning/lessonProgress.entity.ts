import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "../auth/user.entity";
import { Reference } from "./reference.entity";

@ObjectType({ simpleResolvers: true, description: "How far the viewer is in a lesson." })
@Entity("lesson_progress")
@Index(["userId", "viewedAt"])
export class LessonProgress {
  @PrimaryColumn("uuid")
  userId!: string;

  @Index()
  @PrimaryColumn("uuid")
  referenceId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  // No cascade: nothing deletes a lesson that someone has opened.
  @ManyToOne(() => Reference)
  @JoinColumn({ name: "reference_id" })
  reference!: Reference;

  /** The first time; before it, nothing can have been watched. */
  @Column("timestamptz", { default: () => "now()" })
  openedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: "When the viewer last opened the lesson." })
  @Column("timestamptz")
  viewedAt!: Date;

  /** The seconds of the video that were played, such as "{[0,15),[60,75)}". */
  @Column("int4multirange", { select: false, default: "{}" })
  watched!: string;

  @Field(() => Int, { description: "Each second of the video counts once." })
  @Column("int", { default: 0 })
  watchedSeconds!: number;

  /** Watched of videos that staff replaced by another. */
  @Column("int", { default: 0 })
  earlierSeconds!: number;

  @Field(() => Int, { description: "Where to resume." })
  @Column("int", { default: 0 })
  positionSeconds!: number;

  /** When the player was there: the newest of several devices wins. */
  @Column("timestamptz", { nullable: true })
  positionAt!: Date | null;

  /** When enough of it was watched. */
  @Column("timestamptz", { nullable: true })
  watchedAt!: Date | null;

  /** When the learner marked it as done. */
  @Column("timestamptz", { nullable: true })
  tickedAt!: Date | null;

  /** When the learner had passed the lesson's exercise. */
  @Column("timestamptz", { nullable: true })
  passedAt!: Date | null;
}

/** SQL: whether the lesson of a row is done. */
export function doneSql(alias: string): string {
  return `(${["watched_at", "ticked_at", "passed_at"].map((at) => `${alias}.${at} IS NOT NULL`).join(" OR ")})`;
}
