import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { ContactDesk, ContactStatus, MentorRole, PartnerTopic } from "./contact.values";
import { LongText } from "../../graphql/limits";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

@ObjectType()
@Entity("contact_messages")
@Index(["createdAt", "id"])
@Index(["status", "createdAt", "id"])
export class ContactMessage {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => ContactDesk)
  @Column("text")
  desk!: ContactDesk;

  @Field(() => ContactStatus)
  @Column("text", { default: ContactStatus.NEW })
  status!: ContactStatus;

  @Field(() => String)
  @Column("text")
  firstName!: string;

  @Field(() => String)
  @Column("text")
  lastName!: string;

  @Field(() => String)
  @Column("text")
  email!: string;

  @Index("contact_messages_email")
  @Column("text")
  emailKey!: string;

  @Field(() => String, { nullable: true, description: "With the country's code first: +919000000000." })
  @Column("text", { nullable: true })
  phone!: string | null;

  /** The Indian state. */
  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  state!: string | null;

  @Field(() => MentorRole, { nullable: true })
  @Column("text", { nullable: true })
  role!: MentorRole | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  organization!: string | null;

  @Field(() => PartnerTopic, { nullable: true })
  @Column("text", { nullable: true })
  topic!: PartnerTopic | null;

  @LongText(4000)
  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  message!: string | null;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;

  @Field(() => Int, { nullable: true, description: "The policies that were published then." })
  @Column("int", { nullable: true })
  policyVersion!: number | null;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  /** Idempotency key from the sender's page: a message sent twice is one row. */
  @Index("contact_messages_sending_key_unique", { unique: true })
  @Column("text")
  sendingKey!: string;
}
