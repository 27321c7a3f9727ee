import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { Role } from "../../core/authorization";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

/** The resolvers that return users restrict e-mail and phone to staff. */
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

  @Field(() => String)
  @Column("text")
  email!: string;

  /** Normalised for lookup: see `server/core/text/email.ts`. */
  @Index("users_email_unique", { unique: true })
  @Column("text")
  emailKey!: string;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  phone!: string | null;

  @Field(() => Role)
  @Column("text")
  role!: Role;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column("timestamptz", { nullable: true })
  emailVerifiedAt!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** The policies that were published when the person created the account. */
  @Column("int", { nullable: true })
  policyVersion!: number | null;

  /** Counts password changes: each invalidates the known devices. */
  @Column("int", { default: 0 })
  deviceGeneration!: number;

  // Never leaves the server. Null until an invited person chooses a password.
  @Column("text", { select: false, nullable: true })
  passwordHash!: string | null;
}
