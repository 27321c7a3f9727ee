import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** The client's network; in a table of its own because it expires. */
@Entity("audit_origins")
export class AuditOrigin {
  @PrimaryColumn("bigint")
  eventId!: string;

  @Column("text")
  network!: string;

  @Index("audit_origins_by_time")
  @Column("timestamptz")
  at!: Date;
}
