import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { Batch } from "./batch.entity";
import { LessonFile } from "./files/lessonFile.entity";
import { ReferenceContent } from "./reference.content";

/** Part of `LessonProgress`, which names the reference and so cannot be imported here. */
interface DoneAt {
  watchedAt: Date | null;
  tickedAt: Date | null;
  passedAt: Date | null;
}

@ObjectType({ simpleResolvers: true })
@Entity("batch_references")
@Index(["batchId", "position"])
export class Reference extends ReferenceContent {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => Batch, { onDelete: "CASCADE" })
  @JoinColumn({ name: "batch_id" })
  batch!: Batch;

  @Field(() => GraphQLUUID)
  @Column("uuid")
  batchId!: string;

  @ManyToOne(() => LessonFile)
  @JoinColumn({ name: "file_id" })
  file!: LessonFile | null;

  @ManyToOne(() => LessonFile)
  @JoinColumn({ name: "captions_id" })
  captions!: LessonFile | null;

  @Field(() => Int)
  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @Field(() => Int, { description: "Counts up when staff replace the video by another." })
  @Column("int", { default: 1 })
  videoNumber!: number;

  @Field(() => String, {
    nullable: true,
    description: "A copy of the thumbnail that the video's host has. Shown if there is no `imageUrl`.",
  })
  @Column("text", { nullable: true })
  thumbnailUrl!: string | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** Removed lessons keep their learners' work; reads leave them out unless they ask `withDeleted`. */
  @Field(() => GraphQLISODateTime, { nullable: true })
  @DeleteDateColumn({ type: "timestamptz", nullable: true })
  removedAt!: Date | null;

  /** The viewer's `LessonProgress`. Not a column: set if it was read together with the reference. */
  ownProgress?: DoneAt | null;
}
