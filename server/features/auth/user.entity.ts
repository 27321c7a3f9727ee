import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { Role } from "../../core/authorization";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

/** A person with an account. Others' addresses and phones are for staff: see the resolvers that return them. */
@ObjectType()
@Entity("users")
export class User {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => String)
  @Index("users_by_name", { synchronize: false })
  @Column("text")
  name!: string;

  /** What e-mails are sent to. */
  @Field(() => String)
  @Column("text")
  email!: string;

  /** By which the account is found: see `server/core/text/email.ts`. */
  @Index("users_email_unique", { unique: true })
  @Column("text")
  emailKey!: string;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  phone!: string | null;

  @Field(() => Role)
  @Column("text")
  role!: Role;

  /** When the owner showed that letters to this address reach them. */
  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  emailVerifiedAt!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** Counts the account's passwords: a device that is known is known until the next one. */
  @Column("int", { default: 0 })
  deviceGeneration!: number;

  // Never leaves the server. Null until whoever was invited has chosen a password.
  @Column("text", { select: false, nullable: true })
  passwordHash!: string | null;
}
