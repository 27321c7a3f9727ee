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
    UPLOADING: { description: "The upload is in progress." },
    READING: { description: "A job is reading and matching its rows." },
    COLUMNS_NEEDED: { description: "Staff must map the columns." },
    READY: { description: "Staff can preview what Apply would approve." },
    APPLYING: { description: "A job is approving the exact matches." },
    APPLIED: { description: "The job has approved the exact matches." },
    FAILED: { description: "The file cannot be read." },
  },
});

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

  @Field(() => BankImportState)
  @Column("text")
  state!: BankImportState;

  @Field(() => String, { nullable: true, description: "Why the file cannot be read." })
  @Column("text", { nullable: true })
  problem!: string | null;

  @Field(() => [String], { description: "The headings of its columns." })
  @Column("text", { array: true, default: [] })
  headings!: string[];

  @Column("jsonb", { default: [] })
  samples!: string[][];

  @Column("jsonb", { nullable: true })
  columns!: BankColumns | null;

  /** Progress: bytes of the file, or payments to approve. */
  @Column("int", { default: 0 })
  done!: number;

  @Column("int", { default: 0 })
  total!: number;

  @Field(() => String, { description: "Who uploaded it." })
  @Column("text")
  staffName!: string;

  /** The administrator who applies it, for the audit log. */
  @Column("uuid", { nullable: true })
  appliedById!: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  appliedByName!: string | null;

  @Column("text", { nullable: true })
  appliedFrom!: string | null;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;
}
