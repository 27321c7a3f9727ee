import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { ContactMessage } from "./contactMessage.entity";

/** What staff answered by mail, who and when. */
@ObjectType()
@Entity("contact_replies")
@Index(["messageId", "createdAt"])
export class ContactReply {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ManyToOne(() => ContactMessage, { onDelete: "CASCADE" })
  @JoinColumn({ name: "message_id" })
  message!: ContactMessage;

  @Column("uuid")
  messageId!: string;

  /** The name then; the account may be gone. */
  @Field(() => String)
  @Column("text")
  authorName!: string;

  @Field(() => String)
  @Column("text")
  text!: string;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;
}
