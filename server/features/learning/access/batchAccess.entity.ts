import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { User } from "../../auth/user.entity";
import { Batch } from "../batch.entity";

export enum AccessSource {
  CODE = "CODE",
  PAYMENT = "PAYMENT",
  STAFF = "STAFF",
}

registerEnumType(AccessSource, { name: "AccessSource", description: "How a learner came into a batch." });

@ObjectType()
@Entity("batch_accesses")
@Index("batch_accesses_user_batch_unique", ["userId", "batchId"], { unique: true })
@Index(["batchId", "grantedAt", "id"])
@Index("batch_accesses_by_time", ["grantedAt", "batchId", "source"])
export class BatchAccess {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @Column("uuid")
  userId!: string;

  @ManyToOne(() => Batch, { onDelete: "CASCADE" })
  @JoinColumn({ name: "batch_id" })
  batch!: Batch;

  @Column("uuid")
  batchId!: string;

  @Field(() => AccessSource)
  @Column("text", { name: "door" })
  source!: AccessSource;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  grantedAt!: Date;
}
