import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { AuditChange, changesOf, subjectOf } from "./auditChanges";

/** One thing that somebody did. Append-only: a trigger refuses UPDATE, DELETE and TRUNCATE. For staff's eyes. */
@ObjectType()
@Entity("audit_events")
@Index(["entityId", "id"])
@Index(["at", "id"])
@Index(["action", "at", "id"])
export class AuditEvent {
  @Field(() => ID)
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" })
  id!: string;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  at!: Date;

  @Column("uuid", { nullable: true })
  actorId!: string | null;

  /** The name then; the account may be gone. Null for a command on the server. */
  @Field(() => String, { nullable: true })
  @Index("audit_events_actor_name", { synchronize: false })
  @Column("text", { nullable: true })
  actorName!: string | null;

  /** The operation's name, such as `updateCourse`. */
  @Field(() => String)
  @Column("text")
  action!: string;

  /** The kind of record, such as `Course`. */
  @Field(() => String)
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

  @Field(() => String, { nullable: true, description: "What the record was called at that time." })
  get subject(): string | null {
    return subjectOf(this.before, this.after);
  }

  @Field(() => [AuditChange], { description: "The fields that changed, in words." })
  get changes(): AuditChange[] {
    return changesOf(this.before, this.after);
  }
}
