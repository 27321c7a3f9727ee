import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/** One thing that somebody did. Append-only: a trigger refuses UPDATE, DELETE and TRUNCATE. */
@Entity("audit_events")
@Index(["entityId", "id"])
export class AuditEvent {
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" })
  id!: string;

  @Column("timestamptz")
  at!: Date;

  @Column("uuid", { nullable: true })
  actorId!: string | null;

  /** The name then; the account may be gone. */
  @Column("text", { nullable: true })
  actorName!: string | null;

  /** The operation's name, such as `updateCourse`. */
  @Column("text")
  action!: string;

  /** The kind of record, such as `Course`. */
  @Column("text")
  entity!: string;

  @Column("uuid", { nullable: true })
  entityId!: string | null;

  /** What was before and after, without any secret. */
  @Column("jsonb", { nullable: true })
  before!: object | null;

  @Column("jsonb", { nullable: true })
  after!: object | null;

  @Column("text")
  clientAddress!: string;
}
