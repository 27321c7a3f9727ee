import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import type { BankColumns } from "./statement/bankColumns";

/** A bank statement that staff uploaded. Staff only. */
@ObjectType()
@Entity("bank_imports")
@Index(["createdAt", "id"])
export class BankImport {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => String)
  @Column("text")
  fileName!: string;

  @Field(() => [String], { description: "The headings of its columns." })
  @Column("text", { array: true, default: [] })
  headings!: string[];

  @Column("jsonb", { default: [] })
  samples!: string[][];

  /** Null until staff map them. */
  @Column("jsonb", { nullable: true })
  columns!: BankColumns | null;

  /** As uploaded, to be read again by other columns; null once its payments were applied. */
  @Column("bytea", { nullable: true, select: false })
  file!: Buffer | null;

  @Field(() => String, { description: "Who uploaded it." })
  @Column("text")
  staffName!: string;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;
}
