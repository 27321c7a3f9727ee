import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** From which network something was done. Apart from the log, because it expires. */
@Entity("audit_origins")
export class AuditOrigin {
  @PrimaryColumn("bigint")
  eventId!: string;

  /** Such as 203.0.113.0/24. */
  @Column("text")
  network!: string;

  @Index("audit_origins_by_time")
  @Column("timestamptz")
  at!: Date;
}
