import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { NotificationKind } from "./notificationKinds";

@ObjectType()
@Entity("notifications")
@Index("notifications_newest", ["userId", "createdAt", "id"])
@Index("notifications_unread", { synchronize: false })
@Index("notifications_once", { synchronize: false })
@Index("notifications_for_digest", { synchronize: false })
@Index("notifications_by_time", ["createdAt"])
export class Notification {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  // Named as text: accounts are a feature above.
  @ManyToOne("User", { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "notifications_user" })
  user!: object;

  @Column("uuid")
  userId!: string;

  @Field(() => NotificationKind)
  @Column("text")
  kind!: NotificationKind;

  @Field(() => String)
  @Column("text")
  title!: string;

  @Field(() => String)
  @Column("text", { default: "" })
  text!: string;

  @Field(() => String, { description: "Where it leads, on this site." })
  @Column("text")
  path!: string;

  // No foreign key, because the table varies.
  @Field(() => GraphQLUUID, { nullable: true, description: "Id of its subject, such as the class." })
  @Column("uuid", { nullable: true })
  aboutId!: string | null;

  /** At most one of its kind and subject per person. */
  @Column("boolean", { default: false })
  isOnce!: boolean;

  /** How many events it sums up. */
  @Column("int", { default: 1 })
  events!: number;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  readAt!: Date | null;

  /** The next daily e-mail includes it if it is still unread. */
  @Column("boolean", { default: false })
  isForDigest!: boolean;
}
