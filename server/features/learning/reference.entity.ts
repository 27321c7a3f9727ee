import { Field, Int, ObjectType } from "type-graphql";
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import { GraphQLUUID } from "../../graphql/uuid";
import { Batch } from "./batch.entity";

/** A video that belongs to a batch; whoever may read the batch may read it. */
@ObjectType({ simpleResolvers: true })
@Entity("batch_references")
@Index(["batchId", "position"])
export class Reference {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => Batch, { onDelete: "CASCADE" })
  @JoinColumn({ name: "batch_id" })
  batch!: Batch;

  @Column("uuid")
  batchId!: string;

  /** Unique in its batch without regard to case. */
  @Field(() => String)
  @Index("references_title_unique", { synchronize: false })
  @Column("text")
  title!: string;

  /** An `https:` address. */
  @Field(() => String)
  @Column("text")
  link!: string;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  imageUrl!: string | null;

  /** In words, such as "12:45". */
  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  durationText!: string | null;

  @Field(() => Int)
  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** No column: when the actor last opened it, where that was read together with the reference. */
  ownViewedAt?: Date | null;
}
