import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** A link of the hash chain: covers the row and the previous hash. Append-only. */
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
