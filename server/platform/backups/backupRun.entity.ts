import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

export enum BackupRunKind {
  BACKUP = "BACKUP",
  /** Restored into a scratch database, and found complete. */
  VERIFICATION = "VERIFICATION",
}

/** What `npm run backup` and `npm run backup:verify` did, for staff to see. */
@ObjectType()
@Entity("backup_runs")
@Index("backup_runs_by_time", ["kind", "at"])
export class BackupRun {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("text")
  kind!: BackupRunKind;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  at!: Date;

  @Field(() => String)
  @Column("text")
  fileName!: string;

  @Field(() => Int)
  @Column("int")
  rows!: number;
}
