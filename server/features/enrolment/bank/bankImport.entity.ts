import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import type { BankColumns } from "./statement/bankColumns";

export enum BankImportState {
  UPLOADING = "UPLOADING",
  READING = "READING",
  COLUMNS_NEEDED = "COLUMNS_NEEDED",
  READY = "READY",
  APPLYING = "APPLYING",
  APPLIED = "APPLIED",
  FAILED = "FAILED",
}

registerEnumType(BankImportState, {
  name: "BankImportState",
  valuesConfig: {
    UPLOADING: { description: "Its file is on its way." },
    READING: { description: "Its rows are read and compared." },
    COLUMNS_NEEDED: { description: "Staff have to say which column holds what." },
    READY: { description: "It was tried dry: staff see what it would approve." },
    APPLYING: { description: "The exact matches are being approved." },
    APPLIED: { description: "The exact matches were approved." },
    FAILED: { description: "Its file cannot be read." },
  },
});

/** A bank's statement that staff brought. For staff's eyes. */
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

  @Field(() => BankImportState)
  @Column("text")
  state!: BankImportState;

  @Field(() => String, { nullable: true, description: "Why it cannot be read." })
  @Column("text", { nullable: true })
  problem!: string | null;

  @Field(() => [String], { description: "The heads of its columns." })
  @Column("text", { array: true, default: [] })
  headings!: string[];

  /** The first few rows below the heads, so that staff see what a column holds. */
  @Column("jsonb", { default: [] })
  samples!: string[][];

  @Column("jsonb", { nullable: true })
  columns!: BankColumns | null;

  /** Bytes of the file, or payments to approve: how many are done, of how many. */
  @Column("int", { default: 0 })
  done!: number;

  @Column("int", { default: 0 })
  total!: number;

  @Field(() => String, { description: "Who brought it." })
  @Column("text")
  staffName!: string;

  /** Whose hand applies it, from where; the log names them. */
  @Column("uuid", { nullable: true })
  appliedById!: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  appliedByName!: string | null;

  /** Null once it has been applied. */
  @Column("text", { nullable: true })
  appliedFrom!: string | null;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;
}
