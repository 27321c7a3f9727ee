import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** A row of the log in the chain: its hash covers the row and the hash before. Append-only. */
@Entity("audit_seals")
export class AuditSeal {
  @PrimaryColumn("bigint")
  position!: string;

  @Index("audit_seals_event", { unique: true })
  @Column("bigint")
  eventId!: string;

  @Column("bytea", { select: false })
  hash!: Buffer;
}
