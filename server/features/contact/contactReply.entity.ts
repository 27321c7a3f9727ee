import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { ContactMessage } from "./contactMessage.entity";

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

  /** Copied, as the author's account may be deleted. */
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
