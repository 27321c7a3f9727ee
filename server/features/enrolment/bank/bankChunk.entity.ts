import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { BankImport } from "./bankImport.entity";

@Entity("bank_chunks")
export class BankChunk {
  @ManyToOne(() => BankImport, { onDelete: "CASCADE" })
  @JoinColumn({ name: "import_id" })
  import!: BankImport;

  @PrimaryColumn("uuid")
  importId!: string;

  @PrimaryColumn("int")
  position!: number;

  @Column("bytea")
  bytes!: Buffer;
}
