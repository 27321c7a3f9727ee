import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { AuditChange, changesOf } from "./auditChanges";
import { AuditKeys, keysOf } from "./auditKeys";

/** Append-only and sealed by a hash chain, so it holds ids and no personal data; names are looked up on display. */
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

  @Field(() => String)
  @Column("text")
  action!: string;

  @Field(() => String)
  @Column("text")
  entity!: string;

  @Field(() => GraphQLUUID, { nullable: true })
  @Column("uuid", { nullable: true })
  entityId!: string | null;

  /** Never contains secrets. */
  @Column("jsonb", { nullable: true })
  before!: Record<string, unknown> | null;

  @Column("jsonb", { nullable: true })
  after!: Record<string, unknown> | null;

  @Field(() => AuditKeys, { description: "What links to the record's page need besides its id." })
  get keys(): AuditKeys {
    return keysOf(this.before, this.after);
  }

  @Field(() => [AuditChange], { description: "The changed fields, as readable text." })
  get changes(): AuditChange[] {
    return changesOf(this.before, this.after);
  }
}
