import { Column, Entity, PrimaryColumn } from "typeorm";
import type { BankColumns } from "./statement/bankColumns";

/** The column mapping that staff chose for these headings. */
@Entity("bank_mappings")
export class BankMapping {
  @PrimaryColumn("text")
  fingerprint!: string;

  @Column("jsonb")
  columns!: BankColumns;

  @Column("timestamptz")
  updatedAt!: Date;
}
