import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

export enum EmailState {
  QUEUED = "QUEUED",
  SENT = "SENT",
  KEPT = "KEPT",
  FAILED = "FAILED",
  HELD = "HELD",
}

registerEnumType(EmailState, {
  name: "EmailState",
  valuesConfig: {
    QUEUED: { description: "Waiting to be sent or retried." },
    SENT: { description: "The mail server accepted it." },
    KEPT: { description: "Not sent: the demo keeps its e-mails." },
    HELD: {
      description: "Waiting for staff: it is older than a restored backup, so it may have been sent since.",
    },
    FAILED: { description: "The mail server rejected its address permanently, or retries failed for days." },
  },
});

export interface EmailAttachment {
  fileName: string;
  contentType: string;
  content: string;
}

/** Outbox row, written in the transaction of its cause. Staff only. */
@ObjectType("Email")
@Entity("letters")
@Index("letters_by_time", ["queuedAt", "id"])
@Index("letters_by_state", ["state", "queuedAt", "id"])
@Index("letters_about", ["aboutId", "queuedAt"])
@Index("letters_with_old_links", { synchronize: false })
export class OutboxEmail {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => String)
  @Column("text")
  kind!: string;

  /** Id of its subject, such as an order; no foreign key, because the table varies. */
  @Column("uuid", { nullable: true })
  aboutId!: string | null;

  @Field(() => String)
  @Column("text")
  to!: string;

  @Column("text")
  @Index("letters_to")
  toKey!: string;

  /** Normalized mailbox, for rate-limiting e-mails to unverified addresses; null for all others. */
  @Column("text", { nullable: true })
  @Index("letters_to_unverified", { synchronize: false })
  unverifiedKey!: string | null;

  @Column("text", { nullable: true })
  replyTo!: string | null;

  @Field(() => String)
  @Column("text")
  subject!: string;

  @Column("text", { array: true })
  paragraphs!: string[];

  /** The only URL in the text that becomes a link in the HTML. */
  @Column("text", { nullable: true })
  trustedLink!: string | null;

  @Column("text", { nullable: true })
  actionLabel!: string | null;

  @Column("text", { nullable: true })
  actionPath!: string | null;

  @Column("text", { nullable: true })
  actionSeed!: string | null;

  /** What its unsubscribe link stops; the token is derived on sending. Null for e-mails that cannot be stopped. */
  @Column("text", { nullable: true })
  unsubscribeSeed!: string | null;

  @Column("jsonb", { default: [] })
  attachments!: EmailAttachment[];

  /** Contains a link that grants access, so staff cannot read it. */
  @Field(() => Boolean)
  @Column("boolean")
  isConfidential!: boolean;

  @Field(() => EmailState)
  @Column("text")
  state!: EmailState;

  @Field(() => Int, { description: "Number of failed attempts." })
  @Column("int", { default: 0 })
  attempts!: number;

  @Field(() => String, { nullable: true, description: "Why the last attempt failed." })
  @Column("text", { nullable: true })
  lastError!: string | null;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  queuedAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  sentAt!: Date | null;

  /** Lease: no other process sends it until then. */
  @Column("timestamptz", { nullable: true })
  claimedUntil!: Date | null;
}
