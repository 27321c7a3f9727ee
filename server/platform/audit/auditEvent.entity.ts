import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { AuditChange, changesOf } from "./auditChanges";
import { AuditKeys, keysOf } from "./auditKeys";

/**
 * One thing that was done. Append-only and sealed by a chain of hashes, so it holds ids and no personal data: a name
 * is looked up when it is shown.
 */
@ObjectType()
@Entity("audit_events")
@Index(["entityId", "id"])
@Index(["at", "id"])
@Index(["action", "at", "id"])
@Index("audit_events_by_actor", ["actorId", "at", "id"])
export class AuditEvent {
  @Field(() => ID)
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" })
  id!: string;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  at!: Date;

  /** Null for a command on the server. */
  @Column("uuid", { nullable: true })
  actorId!: string | null;

  /** The operation's name, such as `updateCourse`. */
  @Field(() => String)
  @Column("text")
  action!: string;

  /** The kind of record, such as `Course`. */
  @Field(() => String)
  @Column("text")
  entity!: string;

  @Field(() => GraphQLUUID, { nullable: true })
  @Column("uuid", { nullable: true })
  entityId!: string | null;

  /** What was before and after, without any secret. */
  @Column("jsonb", { nullable: true })
  before!: Record<string, unknown> | null;

  @Column("jsonb", { nullable: true })
  after!: Record<string, unknown> | null;

  @Field(() => AuditKeys, { description: "What finds the record's page, beside its own id." })
  get keys(): AuditKeys {
    return keysOf(this.before, this.after);
  }

  @Field(() => [AuditChange], { description: "The fields that changed, in words." })
  get changes(): AuditChange[] {
    return changesOf(this.before, this.after);
  }
}
