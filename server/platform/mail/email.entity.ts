import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

export enum EmailState {
  QUEUED = "QUEUED",
  SENT = "SENT",
  KEPT = "KEPT",
  FAILED = "FAILED",
}

registerEnumType(EmailState, {
  name: "EmailState",
  valuesConfig: {
    QUEUED: { description: "It waits to be sent, perhaps not for the first time." },
    SENT: { description: "The mail server took it." },
    KEPT: { description: "It was not sent: the demo keeps its letters." },
    FAILED: { description: "The mail server refused its address for good, or it was tried for days." },
  },
});

export interface EmailAttachment {
  fileName: string;
  contentType: string;
  content: string;
}

/** A letter to somebody, written in the transaction that it is about. For staff's eyes. */
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

  /** What it is about, such as `passwordReset`. */
  @Field(() => String)
  @Column("text")
  kind!: string;

  /** The record that it is about, such as an order; what kind of record, its writer knows. */
  @Column("uuid", { nullable: true })
  aboutId!: string | null;

  @Field(() => String)
  @Column("text")
  to!: string;

  @Column("text")
  @Index("letters_to")
  toKey!: string;

  /** The mailbox by which e-mails to an address that nobody has shown to be theirs are counted; null for all others. */
  @Column("text", { nullable: true })
  @Index("letters_to_unverified", { synchronize: false })
  unverifiedKey!: string | null;

  /** Where an answer goes, if not to the sender. */
  @Column("text", { nullable: true })
  replyTo!: string | null;

  @Field(() => String)
  @Column("text")
  subject!: string;

  @Column("text", { array: true })
  paragraphs!: string[];

  /** An address among its words that is a link in its HTML. */
  @Column("text", { nullable: true })
  trustedLink!: string | null;

  @Column("text", { nullable: true })
  actionLabel!: string | null;

  @Column("text", { nullable: true })
  actionPath!: string | null;

  /** See `EmailLink`. */
  @Column("text", { nullable: true })
  actionSeed!: string | null;

  @Column("jsonb", { default: [] })
  attachments!: EmailAttachment[];

  /** Whether it holds a link that grants something: such a letter is for its reader alone. */
  @Field(() => Boolean)
  @Column("boolean")
  isConfidential!: boolean;

  @Field(() => EmailState)
  @Column("text")
  state!: EmailState;

  @Field(() => Int, { description: "How often it was tried in vain." })
  @Column("int", { default: 0 })
  attempts!: number;

  @Field(() => String, { nullable: true, description: "Why it could not be sent the last time." })
  @Column("text", { nullable: true })
  lastError!: string | null;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  queuedAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  sentAt!: Date | null;

  /** Until then a process is sending it, and no other may. */
  @Column("timestamptz", { nullable: true })
  claimedUntil!: Date | null;
}
