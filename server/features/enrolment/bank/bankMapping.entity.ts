import { Column, Entity, PrimaryColumn } from "typeorm";
import type { BankColumns } from "./statement/bankColumns";

/** What staff once said of the columns under these heads. */
@Entity("bank_mappings")
export class BankMapping {
  /** A hash of the heads. */
  @PrimaryColumn("text")
  fingerprint!: string;

  @Column("jsonb")
  columns!: BankColumns;

  @Column("timestamptz")
  updatedAt!: Date;
}
